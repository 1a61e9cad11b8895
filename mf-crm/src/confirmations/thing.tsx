import { Face } from '../people/face.tsx';
import styles from './thing.module.css';

/** What a step after a request is about, with the words on it. */
export interface ThingWords {
  kind: 'request' | 'mail' | 'chat' | 'call';
  /** On a request each with what was asked, in a chat in turns. */
  lines: readonly string[];
  /** What is marked on it. */
  mark: string;
}

/** A thing that a step is about, as an example. Decoration. */
export default function Thing({ kind, lines, mark }: ThingWords) {
  return (
    <div className={styles.thing} data-kind={kind}>
      {kind === 'call' ? (
        <div>
          <Face of="ana" />
          <Face of="leo" />
        </div>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <b>{mark}</b>
    </div>
  );
}
