import styles from './board.module.css';

/** The stages of a sale, each with its sales. */
export type Stages = readonly (readonly [stage: string, ...sales: string[]])[];

/** A client's board, as an example. */
export function Board({ stages }: { stages: Stages }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {stages.map(([stage, ...sales]) => (
        <div key={stage}>
          <b>{stage}</b>
          {sales.map((sale) => (
            <span key={sale}>{sale}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
