import { useId, useRef, type ReactNode } from 'react';
import { Plus } from '../art/icons.tsx';
import { useOpenAsked } from '../basics/use-open-asked.ts';
import { useOpenOnPaper } from '../basics/use-open-on-paper.ts';
import styles from './disclosures.module.css';

/** Something that opens. */
export interface Disclosure {
  /** Anchor; unique on the page. */
  id: string;
  /** What is seen of it while it is closed: a heading of the third level, and what may stand beside it. */
  summary: ReactNode;
  content: ReactNode;
  /** It is open from the start, and only the visitor closes it. */
  open?: boolean | undefined;
}

/** Props of {@link Disclosures}. */
export interface DisclosuresProps {
  items: readonly Disclosure[];
}

/**
 * Disclosures of which one is open at a time, and the one that a link (`#id`) leads to. On paper all are open. They are the
 * browser's own: they work without scripts, and find-in-page opens what it finds. (Material UI's Accordion prerenders `style`
 * attributes, which the content security policy refuses.)
 */
export function Disclosures({ items }: DisclosuresProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useOpenOnPaper(list);

  useOpenAsked();

  return (
    <div className={styles.list} ref={list}>
      {items.map(({ id, summary, content, open }) => (
        <details key={id} id={id} name={open ? undefined : name} open={open}>
          <summary>
            {summary}
            <Plus />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}
