import styles from './talk.module.css';

/** What is asked and answered, each time with who or when. */
export type TalkLine = readonly [from: string, said: string];

/** A talk of a client's, as an example. */
export function Talk({ lines }: { lines: readonly TalkLine[] }) {
  return (
    <div className={styles.talk} aria-hidden="true">
      {lines.map(([from, said]) => (
        <p key={said}>
          <b>{from}</b> {said}
        </p>
      ))}
    </div>
  );
}
