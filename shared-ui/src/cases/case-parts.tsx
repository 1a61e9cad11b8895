import type { ReactNode } from 'react';
import type { CaseSummary } from '@mosaico/shared-types';
import { words } from './words.ts';
import quoted from './case-quote.module.css';
import styles from './case-parts.module.css';
import art from './without-case.module.css';

/** What came of the work: the figure, what it counts, and in which time. Nothing where the case has none. */
export function CaseResult({ result }: Pick<CaseSummary, 'result'>) {
  if (!result) return null;
  return (
    <p className={styles.result}>
      <strong data-long={result.figure.length > 6 ? 'very' : result.figure.length > 3 ? 'rather' : undefined}>
        {result.figure}
      </strong>{' '}
      <span>{result.what}</span> <small>{result.period}</small>
    </p>
  );
}

/** What the client says, and who says it; without a person it is the client's own word. Nothing where nobody said anything. */
export function CaseQuote({ quote, person, client }: Pick<CaseSummary, 'quote' | 'person' | 'client'>) {
  if (quote === undefined) return null;
  return (
    <div className={quoted.quote}>
      <blockquote>«{quote}»</blockquote>
      <p>{person ? [person.name, person.role].filter((part) => part !== undefined).join(', ') : client}</p>
    </div>
  );
}

/** Says of a case that it was made up, and what for. Nothing for a real one. */
export function SampleMark({ sample }: Pick<CaseSummary, 'sample'>) {
  if (!sample) return null;
  return (
    <p className={styles.sample}>
      <strong>{words.sample}.</strong> {words.sampleHint}
    </p>
  );
}

/** The first words of {@link SampleMark}, where many cases stand below each other and what it is for is said once. */
export function SampleLabel({ sample }: Pick<CaseSummary, 'sample'>) {
  if (!sample) return null;
  return (
    <p className={styles.sample}>
      <strong>{words.sample}.</strong>
    </p>
  );
}

/** The same in a line, after the client's name. */
export function SampleNote({ sample }: Pick<CaseSummary, 'sample'>) {
  return sample ? `. ${words.sample}` : null;
}

/** What a page opens with where the site has no case to show there: the page's own art, in the place of the picture. */
export function WithoutCase({ children }: { children: ReactNode }) {
  return <div className={art.without}>{children}</div>;
}
