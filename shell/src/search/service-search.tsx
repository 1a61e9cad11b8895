import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from 'shared-types';
import { Cross, VisuallyHidden } from 'shared-ui';
import { useDismiss } from '../layout/use-dismiss.ts';
import { searchCopy } from './content.ts';
import type { SearchEntry } from './entries.ts';
import { longestQuery } from './find-services.ts';
import { optionId, ResultList, scrollToResult } from './result-list.tsx';
import { SearchIcon } from './search-icon.tsx';
import { useLate } from './use-late.ts';
import { useSearch } from './use-search.ts';
import { WaysOut } from './ways-out.tsx';
import panel from '../layout/panel.module.css';
import styles from './service-search.module.css';

/** No option is highlighted. */
const none = -1;
/** Only what takes longer than so many milliseconds is said to be on its way. */
const patience = 300;

interface ServiceSearchProps {
  /** The text field, for whoever opens a panel around the box. */
  field: RefObject<HTMLInputElement | null>;
  /** The visitor chose a result. */
  onChosen: () => void;
}

/**
 * The service search: a combobox with a list of pages. The highlight does not wrap: below the last it stays, above the
 * first it returns to the box, where nothing is highlighted and Enter opens the first.
 */
export function ServiceSearch({ field, onChosen }: ServiceSearchProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(none);
  /** Pressed before there was anything to open or to highlight. */
  const pressedAhead = useRef<'Enter' | 'ArrowDown'>(undefined);
  const navigate = useNavigate();
  // So that the document holds it: the link shows in a browser only, perhaps in one that is offline by then.
  useAddress()('shell/directory');

  const { services, others, state, prepare } = useSearch(query);
  const results = [...services, ...others];
  const shown = open && query.trim() !== '';
  const listed = shown && results.length > 0;
  const isLate = useLate(shown && state === 'pending', patience);
  const messages = {
    pending: isLate ? searchCopy.pending : undefined,
    complete: searchCopy.none(query.trim()),
    unavailable: searchCopy.unavailable,
  };
  const message = shown && !listed ? messages[state] : undefined;
  const hasWays = message !== undefined && state !== 'pending';

  const show = (): void => {
    setOpen(true);
    prepare();
  };
  const close = (): void => {
    pressedAhead.current = undefined;
    setOpen(false);
    setHighlighted(none);
  };
  const ask = (typed: string): void => {
    pressedAhead.current = undefined;
    show();
    setQuery(typed);
    setHighlighted(none);
    if (list.current) list.current.scrollTop = 0;
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

  useDismiss(region, shown, (how) => {
    // Which would open it.
    if (how === 'escape') field.current?.focus();
    close();
  });
  const onArrival = useEffectEvent(ask);
  useEffect(() => {
    // What was typed before the scripts came.
    const typed = field.current?.value;
    if (typed) onArrival(typed);
  }, [field]);

  const highlight = (index: number): void => {
    setHighlighted(index);
    if (list.current) scrollToResult(list.current, index);
  };
  const onFound = useEffectEvent(() => {
    const [first] = results;
    const key = pressedAhead.current;
    pressedAhead.current = undefined;
    if (first && key === 'Enter') choose(first);
    if (first && key === 'ArrowDown') highlight(0);
  });
  useEffect(() => {
    if (state !== 'pending') onFound();
  }, [state]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to the composition of a character.
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps !== undefined && results.length > 0) {
      event.preventDefault();
      show();
      highlight(Math.min(Math.max(highlighted + steps, none), results.length - 1));
    } else if (event.key === 'ArrowDown' && shown && state === 'pending') {
      event.preventDefault();
      pressedAhead.current = 'ArrowDown';
    } else if (event.key === 'Enter') {
      // Else the key would go on to press whatever is focused next.
      event.preventDefault();
      const chosen = results[highlighted] ?? results[0];
      pressedAhead.current = shown && state === 'pending' ? 'Enter' : undefined;
      if (listed && chosen) choose(chosen);
      else show();
    } else if (event.key === 'Escape' && shown) {
      // Used up: the panel around the box stays open.
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={styles.region} ref={region} role="search" aria-label={searchCopy.label}>
      <div className={styles.box}>
        <SearchIcon />
        <input
          className={styles.field}
          ref={field}
          type="text"
          role="combobox"
          aria-label={searchCopy.label}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={id}
          aria-activedescendant={listed && highlighted !== none ? optionId(id, highlighted) : undefined}
          placeholder={searchCopy.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => ask(target.value)}
          onFocus={show}
          onClick={show}
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
        {listed && (
          <ResultList
            id={id}
            list={list}
            services={services}
            others={others}
            query={query}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onChoose={choose}
          />
        )}
        <div role="status" data-ways={hasWays ? '' : undefined}>
          {listed && <VisuallyHidden>{searchCopy.count(results.length)}</VisuallyHidden>}
          {message && <p className={styles.message}>{message}</p>}
        </div>
        {hasWays && <WaysOut query={query.trim()} onLeave={leave} />}
      </div>
    </div>
  );
}
