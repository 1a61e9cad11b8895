import { Face } from '../people/face.tsx';
import styles from './drawn.module.css';

/** A thing that a step or a note is about, as an example, with the words on it. */
export interface DrawnWords {
  /**
   * A form with what was asked and answered, a mail, a talk, a list that is ticked, a window with its fault, appointments of a month,
   * hours before one, a person's record, or a call.
   */
  kind: 'form' | 'mail' | 'talk' | 'list' | 'fault' | 'count' | 'hours' | 'record' | 'call';
  lines: readonly string[];
  /** What counts in it. */
  mark: string;
}

/** Decoration, as large as its place. */
export function Drawn({ kind, lines, mark }: DrawnWords) {
  return (
    <div className={styles.drawn} data-kind={kind}>
      {kind === 'record' ? <Face of="mar" /> : null}
      {kind === 'call' ? (
        <>
          <Face of="ana" />
          <Face of="leo" />
        </>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <b>{mark}</b>
    </div>
  );
}
