import { useId, useRef, type ReactNode } from 'react';
import { Plus } from '../art/icons.tsx';
import { useOneOpen } from '../basics/use-one-open.ts';
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
}

/** Props of {@link Disclosures}. */
export interface DisclosuresProps {
  items: readonly Disclosure[];
  /** Lists of one group have one open together. Default: each list is a group of its own. */
  group?: string | undefined;
}

/**
 * Disclosures of which one is open at a time, the one that a link (`#id`) leads to first. None is open from the start. On paper all
 * are open. They are the browser's own: they work without scripts, and find-in-page opens what it finds. (Material UI's Accordion prerenders `style`
 * attributes, which the content security policy refuses.)
 */
export function Disclosures({ items, group }: DisclosuresProps) {
  const own = useId();
  const name = group ?? own;
  const list = useRef<HTMLDivElement>(null);
  useOpenOnPaper(list);
  useOneOpen(name);
  useOpenAsked();

  return (
    <div className={styles.list} ref={list}>
      {items.map(({ id, summary, content }) => (
        <details key={id} id={id} name={name}>
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
