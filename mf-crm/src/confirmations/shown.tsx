import type { ReactNode } from 'react';
import { Section } from '@mosaico/shared-ui';
import styles from './shown.module.css';

/** The words of {@link Shown}. */
export interface ShownWords {
  heading: string;
  lead: string;
  items: readonly { title: string; text: string }[];
}

/** Below a confirmation: what is good to know, each with a drawing. */
export function Shown({ heading, lead, items, drawn }: ShownWords & { drawn: readonly ReactNode[] }) {
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <ul className={styles.shown} role="list">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <div aria-hidden="true">{drawn[index]}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Rows of paper, and the one that counts. */
export function Rows({ lines, mark }: { lines: readonly string[]; mark: string }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <b>{mark}</b>
    </>
  );
}
