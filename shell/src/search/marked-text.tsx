import { findMatch } from './find-match.ts';
import styles from './marked-text.module.css';

/** A text with the part that matches the query marked, if one does. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const match = findMatch(text, query);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.mark}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}
