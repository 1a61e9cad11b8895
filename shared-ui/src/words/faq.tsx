import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDescription, type Thing } from '@mosaico/shared-types';
import { Plus } from '../art/icons.tsx';
import { useOpenOnPaper } from '../basics/use-open-on-paper.ts';
import styles from './faq.module.css';

/** A question visitors ask, and its answer. */
export interface Question {
  /** Anchor; unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
  /** The answer as plain text, for search engines, where it is not one already. */
  text?: string;
}

/** A question in schema.org's terms; nothing where its answer is not known as a text. */
function described({ question, answer, text = typeof answer === 'string' ? answer : undefined }: Question): Thing[] {
  if (text === undefined) return [];
  return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
}

/**
 * Questions, headings of the third level, that open one at a time, and the one that a link (`#id`) leads to. On paper all are open. The browser's own disclosure: it works
 * without scripts, and find-in-page opens the answer it finds. (Material UI's Accordion prerenders `style` attributes,
 * which the content security policy refuses.)
 */
export function Faq({ items }: { items: readonly Question[] }) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  useDescription(() => items.flatMap(described));
  useOpenOnPaper(list);

  useEffect(() => {
    const openAsked = (): Element | undefined => {
      const id = window.location.hash.slice(1);
      const item = Array.from(list.current?.children ?? []).find((each) => each.id === id);
      if (!(item instanceof HTMLDetailsElement) || item.open) return undefined;
      item.open = true;
      return item;
    };
    // The one before it closes, and the browser has scrolled already.
    const follow = (): void => openAsked()?.scrollIntoView();
    openAsked();
    // A link followed twice changes no hash, but browsers tell of it as a state.
    const events = ['hashchange', 'popstate'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);

  return (
    <div className={styles.list} ref={list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={group}>
          <summary>
            <h3>{question}</h3>
            <Plus />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  );
}
