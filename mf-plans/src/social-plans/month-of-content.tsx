import { useCase, workOf } from '@mosaico/shared-ui/cases';
import styles from './month-of-content.module.css';

/** How many pieces of content a plan brings a month. */
export interface Month {
  name: string;
  posts: number;
  stories: number;
}

/** A piece in px of the picture of a client's nine posts, and how many stand in a row. The tile of a pattern is three posts, or four stories. */
const kinds = {
  posts: { width: 140, height: 140, columns: 5, tile: [438, 438] },
  stories: { width: 79, height: 140, columns: 10, tile: [340, 146] },
} as const;
const gap = 6;
/** Where the posts begin in the picture, and what of four of them a story is. */
const first = { x: 104, y: 24 };
const stories = [
  [427, 24],
  [281, 170],
  [427, 316],
  [135, 170],
] as const;

function Pieces({ kind, count, label }: { kind: keyof typeof kinds; count: number; label: string }) {
  const { width, height, columns } = kinds[kind];
  const [across, down] = [width + gap, height + gap];
  const pieces = Array.from(
    { length: count },
    (_, piece) => `M${(piece % columns) * across} ${Math.floor(piece / columns) * down}h${width}v${height}h-${width}z`,
  );
  return (
    <>
      <p className={styles.count}>
        <strong>{count}</strong> {label}
      </p>
      <svg
        className={styles.pieces}
        viewBox={`0 0 ${columns * across - gap} ${Math.ceil(count / columns) * down - gap}`}
        aria-hidden="true"
      >
        <path d={pieces.join('')} fill={`url(#${kind}) currentColor`} />
      </svg>
    </>
  );
}

/** A client's posts as patterns that pieces are cut from. */
function Patterns({ url }: { url: string }) {
  const picture = (x: number, y: number) => <image href={url} x={-x} y={-y} width="640" height="480" />;
  const [[wide, high], [storiesWide, storiesHigh]] = [kinds.posts.tile, kinds.stories.tile];
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <pattern id="posts" width={wide} height={high} patternUnits="userSpaceOnUse">
        {picture(first.x, first.y)}
      </pattern>
      <pattern id="stories" width={storiesWide} height={storiesHigh} patternUnits="userSpaceOnUse">
        {stories.map(([x, y], index) => (
          <svg
            key={`${x} ${y}`}
            x={index * (kinds.stories.width + gap)}
            width={kinds.stories.width}
            height={kinds.stories.height}
          >
            {picture(x, y)}
          </svg>
        ))}
      </pattern>
    </svg>
  );
}

/** A month of each plan in a client's posts, one for every piece: the difference shows before it is read. */
export function MonthOfContent({
  plans,
  posts,
  stories: storiesLabel,
}: {
  plans: readonly Month[];
  posts: string;
  stories: string;
}) {
  const picture = workOf(useCase('social'), 'social');
  return (
    <>
      {picture ? <Patterns url={picture.url} /> : null}
      <ul className={styles.plans} role="list">
        {plans.map((plan) => (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <Pieces kind="posts" count={plan.posts} label={posts} />
            <Pieces kind="stories" count={plan.stories} label={storiesLabel} />
          </li>
        ))}
      </ul>
    </>
  );
}
