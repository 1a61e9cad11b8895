import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '@mosaico/shared-types';
import type { SearchEntry } from '@mosaico/shared-types/search';
import { Cross, Search, VisuallyHidden } from '@mosaico/shared-ui';
import { useDismiss } from '../panels/use-dismiss.ts';
import { searchCopy } from './content.ts';
import { longestQuery } from './longest-query.ts';
import type { PressKey } from './result-list.tsx';
import { useSearch } from './searchable.ts';
import { WaysOut } from './ways-out.tsx';
import panel from '../panels/panel.module.css';
import styles from './service-search.module.css';

/** Only what takes longer than so many milliseconds is said to be on its way. */
const noticeable = 300;

interface ServiceSearchProps {
  /** The text field, for whoever opens a panel around the box. */
  field: RefObject<HTMLInputElement | null>;
  /** The visitor chose a result. */
  onChosen: () => void;
}

/** The service search. The box is there from the start and accepts input. The code that answers is loaded when the visitor turns to it. */
export function ServiceSearch({ field, onChosen }: ServiceSearchProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const pressInList = useRef<PressKey>(undefined);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  /** Pressed before there was a list that answers. */
  const ahead = useRef<string[]>([]);
  const navigate = useNavigate();
  // Resolved while prerendering, so that the document holds the address: the browser, where the link is rendered, may be offline by then.
  useAddress()('shell/directory');

  const { results, failed, load } = useSearch();
  const found = useMemo(() => results?.finder.find(query), [results, query]);
  // Where the list is in parts: what the query needs of them.
  useEffect(() => results?.finder.look(query), [results, query]);
  const state = found?.state ?? (failed ? 'unavailable' : 'pending');

  const visible = open && query.trim() !== '';
  const listed = visible && found !== undefined && found.count > 0;
  const isLate = useLate(visible && state === 'pending', noticeable);
  const messages = {
    pending: isLate ? searchCopy.pending : undefined,
    complete: found?.outcome,
    unavailable: searchCopy.unavailable,
  };
  const message = visible && !listed ? messages[state] : undefined;
  const hasWays = message !== undefined && state !== 'pending';

  const show = (): void => {
    setOpen(true);
    load();
  };
  const close = (): void => {
    ahead.current = [];
    setOpen(false);
  };
  const ask = (typed: string): void => {
    ahead.current = [];
    show();
    setQuery(typed);
  };
  const leave = (): void => {
    setQuery('');
    close();
    onChosen();
  };
  const choose = ({ address }: SearchEntry): void => {
    void navigate(address);
    leave();
  };

  useDismiss(region, visible, (how) => {
    // Which would open it.
    if (how === 'escape') field.current?.focus();
    close();
  });
  const onListed = useEffectEvent(() => {
    for (let key = ahead.current.shift(); key; key = ahead.current.shift()) pressInList.current?.(made(key));
  });
  useEffect(() => {
    if (listed) onListed();
  }, [listed]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to the composition of a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && visible) {
      // Used up: the panel around the box stays open.
      event.preventDefault();
      close();
    }
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    // Enter would go on to press whatever is focused next.
    event.preventDefault();
    if (listed && pressInList.current) return pressInList.current(event);
    // On what is not visible, Enter does no more than show it.
    if (event.key !== 'Enter' || visible) ahead.current.push(event.key);
    show();
  };
  /** They have gone on to something else, and what they pressed must not surprise them there. */
  const forget = (): void => void (ahead.current = []);

  return (
    <div className={styles.region} ref={region} role="search" aria-label={searchCopy.label}>
      <div className={styles.box}>
        <Search />
        <input
          className={styles.field}
          ref={field}
          type="text"
          role="combobox"
          aria-label={searchCopy.label}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={id}
          placeholder={searchCopy.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => ask(target.value)}
          onFocus={show}
          onBlur={forget}
          onClick={() => {
            forget();
            show();
          }}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          // No stop for the Tab key, like the one of a search field: the keyboard has its own ways to clear a field.
          <button
            className={styles.clear}
            type="button"
            tabIndex={-1}
            aria-label={searchCopy.clear}
            onClick={() => {
              ask('');
              field.current?.focus();
            }}
          >
            <Cross size={18} />
          </button>
        )}
      </div>
      <div className={clsx(styles.popup, (listed || message) && panel.card)}>
        {listed && results && (
          <results.ResultList
            key={query}
            id={id}
            field={field}
            onKeys={(press) => void (pressInList.current = press)}
            found={found}
            query={query}
            onChoose={choose}
          />
        )}
        <div role="status" data-ways={hasWays ? '' : undefined}>
          {listed && <VisuallyHidden>{found.outcome}</VisuallyHidden>}
          {message && <p className={styles.message}>{message}</p>}
        </div>
        {hasWays && <WaysOut query={query.trim()} onLeave={leave} />}
      </div>
    </div>
  );
}

/** The list asks of a key no more than this. */
function made(key: string): KeyboardEvent {
  return { key, preventDefault: () => undefined } as KeyboardEvent;
}

/** Whether something has been on its way for longer than so many milliseconds. */
function useLate(pending: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, after]);
  return pending && late;
}
