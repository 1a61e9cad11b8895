import type { MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { ArrowRight } from 'shared-ui';
import type { SearchEntry } from './entries.ts';
import { findMatch } from './find-match.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-option.module.css';

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  query: string;
  highlighted: boolean;
  onHover: () => void;
  onChoose: () => void;
}

/** One result. It is a link as well, so it can be opened in a new tab, and pointing at it loads its page ahead. */
export function SearchOption({ id, entry, query, highlighted, onHover, onChoose }: SearchOptionProps) {
  const href = useHref(entry.address);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    // Not on entering: a list that the keyboard scrolls passes below a mouse that rests.
    <a
      className={styles.option}
      id={id}
      href={href}
      role="option"
      aria-selected={highlighted}
      tabIndex={-1}
      onMouseMove={onHover}
      onClick={onClick}
    >
      <div>
        <strong>
          <MarkedText text={entry.title} query={query} />
        </strong>
        <span>
          {findMatch(entry.title, query) ? entry.description : <MarkedText text={entry.description} query={query} />}
        </span>
      </div>
      <ArrowRight />
    </a>
  );
}
