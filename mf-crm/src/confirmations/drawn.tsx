import { Face } from '../people/face.tsx';
import styles from './drawn.module.css';

/** A thing that a step or a note is about, as an example, with the words on it. */
export interface DrawnWords {
  /**
   * A mail, a talk, a list that is ticked, a window with its fault, a notebook, a clock,
   * appointments of a month, hours before one, a person's record, a photo that was sent, or a call.
   */
  kind: 'mail' | 'talk' | 'list' | 'fault' | 'notes' | 'clock' | 'count' | 'hours' | 'record' | 'photo' | 'call';
  lines: readonly string[];
  /** What counts in it. */
  mark: string;
}

/** Decoration, as large as its place. */
export function Drawn({ kind, lines, mark }: DrawnWords) {
  return (
    <div className={styles.drawn} data-kind={kind}>
      {kind === 'record' ? <Face of="sol" /> : null}
      {kind === 'photo' ? (
        <svg viewBox="0 0 120 40" height="100%">
          <path
            fill="#b5541c"
            d="M0 0h26v13H0zM28 0h24v13H28zM92 4h28v36H92zM0 25h26v15H0zM28 25h24v15H28zM54 25h36v15H54z"
          />
          <path fill="#5b391f" d="M0 22h90v3H0zM64 0h16l4 10H60z" />
        </svg>
      ) : null}
      {kind === 'call' ? (
        <>
          <Face of="equipo" />
          <Face of="oscar" />
        </>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <b>{mark}</b>
    </div>
  );
}
