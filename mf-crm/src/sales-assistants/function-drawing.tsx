import styles from './function-drawing.module.css';

/** What a function looks like: a talk, a line of theirs and one of ours in turn, or a list with what matters marked. */
export type FunctionDrawingCopy =
  | { kind: 'talk'; ours: 'first' | 'second'; lines: readonly string[] }
  | { kind: 'list'; title: string; rows: readonly (readonly [what: string, value: string])[]; marked: number };

/** A function as the optician's assistant does it; decoration. */
export function FunctionDrawing({ of }: { of: FunctionDrawingCopy }) {
  if (of.kind === 'talk')
    return (
      <div className={styles.drawing} data-ours={of.ours} aria-hidden="true">
        {of.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  return (
    <div className={styles.drawing} data-list="" aria-hidden="true">
      <b>{of.title}</b>
      {of.rows.map(([what, value], row) => (
        <p key={what} data-marked={row === of.marked ? '' : undefined}>
          <span>{what}</span> <span>{value}</span>
        </p>
      ))}
    </div>
  );
}
