import styles from './board.module.css';

/** What is sold, and when it is the turn of what. */
type Sale = readonly [what: string, next: string];

/** The stages of a sale, each with its sales. */
export type Stages = readonly (readonly [stage: string, ...sales: Sale[]])[];

/** A client's board, as an example. */
export function Board({ stages }: { stages: Stages }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {stages.map(([stage, ...sales]) => (
        <div key={stage}>
          <b>{stage}</b>
          {sales.map(([what, next]) => (
            <span key={what}>
              {what} <small>{next}</small>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
