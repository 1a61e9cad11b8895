import styles from './month-of-content.module.css';

/** How many pieces of content a plan brings a month. */
export interface Month {
  name: string;
  posts: number;
  stories: number;
}

function Pieces({ kind, count, label }: { kind: 'posts' | 'stories'; count: number; label: string }) {
  return (
    <>
      <p className={styles.count}>
        <strong>{count}</strong> {label}
      </p>
      <div className={styles.tiles} data-kind={kind} aria-hidden="true">
        {Array.from({ length: count }, (_, piece) => (
          <span key={piece} />
        ))}
      </div>
    </>
  );
}

/** A month of each plan as tiles, one for every piece: the difference shows before it is read. */
export function MonthOfContent({ plans, posts, stories }: { plans: readonly Month[]; posts: string; stories: string }) {
  return (
    <ul className={styles.plans} role="list">
      {plans.map((plan) => (
        <li key={plan.name}>
          <h3>{plan.name}</h3>
          <Pieces kind="posts" count={plan.posts} label={posts} />
          <Pieces kind="stories" count={plan.stories} label={stories} />
        </li>
      ))}
    </ul>
  );
}
