import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import { postsMade } from './content.ts';
import styles from './month-of-content.module.css';

/** How many pieces of content a plan brings a month. */
export interface Month {
  name: string;
  posts: number;
  stories: number;
}

/** Size of a piece, in px of the client's picture. */
const sizes = { posts: [200, 200], stories: [113, 200] } as const;

interface PiecesProps {
  kind: keyof typeof sizes;
  count: number;
  label: string;
  /** Addresses of a client's pieces, from the first again where there are fewer than the plan brings. */
  made: readonly string[];
}

function Pieces({ kind, count, label, made }: PiecesProps) {
  const [width, height] = sizes[kind];
  return (
    <div>
      <p className={styles.count}>
        <strong>{count}</strong> {label}
      </p>
      <div className={styles.pieces} data-kind={kind}>
        {Array.from({ length: count }, (_, piece) => {
          const url = made[piece % made.length];
          return url === undefined ? (
            <span key={piece} />
          ) : (
            <img key={piece} src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
          );
        })}
      </div>
    </div>
  );
}

/** A client's posts and then their stories, as works of this topic after the whole; none where the site has none. */
function useMade() {
  const pieces = piecesOf(useCase('social'), 'social').map(({ url }) => url);
  return { posts: pieces.slice(0, postsMade), stories: pieces.slice(postsMade) };
}

/** A month of each plan in a client's posts, one for every piece: the difference shows before it is read. */
export function MonthOfContent({ plans, posts, stories }: { plans: readonly Month[]; posts: string; stories: string }) {
  const made = useMade();
  return (
    <ul className={styles.plans} role="list">
      {plans.map((plan, index) => {
        // Another month each: the smaller plan begins with what the larger one ends with.
        const from = (all: readonly string[]) => (index % 2 === 0 ? all.toReversed() : all);
        return (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <Pieces kind="posts" count={plan.posts} label={posts} made={from(made.posts)} />
            <Pieces kind="stories" count={plan.stories} label={stories} made={from(made.stories)} />
          </li>
        );
      })}
    </ul>
  );
}
