import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageCategories } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { slugOf, type Filter } from './find-pages.ts';

const none: Filter = { text: '', category: undefined };
/** The address follows when the visitor pauses for so many milliseconds: browsers limit how often it may change. */
const pause = 250;

/** What the visitor looks for. The address says it too (`?q=crm&categoria=planes`), so that it can be shared. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(none);
  // The prerendered HTML has no query.
  const asked = useHydrated() ? read(query) : none;
  const [seen, setSeen] = useState(none);
  const [written, setWritten] = useState(none);
  if (!same(asked, seen)) {
    setSeen(asked);
    // The visitor came by an address, or followed one; what was written from here they may have typed beyond already.
    if (!same(asked, written)) {
      setWritten(asked);
      // Text that was typed before hydration stays.
      if (same(filter, written)) setFilter(asked);
    }
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (wanted: Filter): void => {
    setFilter(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWritten(wanted);
      setQuery((now) => withFilter(now, wanted), { replace: true });
    }, pause);
  };
  return [filter, ask];
}

function read(query: URLSearchParams): Filter {
  const slug = query.get('categoria');
  return { text: query.get('q') ?? '', category: pageCategories.find((category) => slugOf(category) === slug) };
}

function withFilter(query: URLSearchParams, { text, category }: Filter): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('q');
  next.delete('categoria');
  if (text.trim()) next.set('q', text.trim());
  if (category) next.set('categoria', slugOf(category));
  return next;
}

function same(one: Filter, other: Filter): boolean {
  return one.text.trim() === other.text.trim() && one.category === other.category;
}
