import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from 'react-router';
import type { SearchEntry } from '@mosaico/shared-types/search';
import { ArrowRight } from '@mosaico/shared-ui';
import { findMatch } from './find-match.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-option.module.css';

interface SearchOptionProps extends ComponentProps<'a'> {
  entry: SearchEntry;
  query: string;
}

/** One result. It is a link as well, so it can be opened in a new tab, and pointing at it loads its page ahead. */
export function SearchOption({ entry, query, onClick, ...props }: SearchOptionProps) {
  const href = useHref(entry.address);
  const choose = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.(event);
  };
  return (
    <a {...props} className={styles.option} href={href} onClick={choose}>
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
