import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, Ref, RefObject } from 'react';
// Its hook, which has no styles: the component would bring Material UI's style engine, four times as much as all the rest.
import useAutocomplete from 'unshared/@mui/material/useAutocomplete';
import type { SearchEntry } from '@mosaico/shared-types/search';
import type { Found } from './finder.ts';
import { listCopy } from './list-copy.ts';
import { SearchOption } from './search-option.tsx';
import styles from './result-list.module.css';

/** Answers arrows and Enter. */
export type PressKey = (event: KeyboardEvent) => void;

interface ResultListProps {
  id: string;
  /** The text field, which was there before. */
  field: RefObject<HTMLInputElement | null>;
  /** Receives the handler of keys that are pressed in the field, once there is one. */
  onKeys: (press: PressKey | undefined) => void;
  found: Found;
  query: string;
  onChoose: (entry: SearchEntry) => void;
}

const everything = (options: SearchEntry[]): SearchEntry[] => options;

/**
 * The results of one query, as Material UI's Autocomplete has them: services first, and what else matches in a group of its own. The
 * highlight does not wrap: below the last it stays, above the first it returns to the box, where nothing is highlighted and
 * Enter opens the first.
 */
export function ResultList({ id, field, onKeys, found, query, onChoose }: ResultListProps) {
  const groupName = useId();
  const options = [...found.services, ...found.others];
  const services = new Set(found.services);
  const [highlighted, setHighlighted] = useState<SearchEntry | null>(null);
  // The highlighted entry before React has rendered it: several keys may be handled at once.
  const now = useRef<SearchEntry | null>(null);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<SearchEntry>({
    options,
    open: true,
    value: null,
    inputValue: query,
    filterOptions: everything,
    getOptionLabel: ({ address }) => address,
    // With groups, Autocomplete scrolls further up, to the group's name.
    groupBy: (entry) => (services.has(entry) ? '' : listCopy.others),
    clearOnBlur: false,
    handleHomeEndKeys: false,
    includeInputInList: true,
    // The list is closed by `onChoose`. Autocomplete's own closing would render once more and lose the first highlight.
    disableCloseOnSelect: true,
    onHighlightChange: (_event, entry) => {
      now.current = entry;
      setHighlighted(entry);
    },
    onChange: (_event, entry) => entry && onChoose(entry),
  });
  const { onKeyDown } = getRootProps();
  const press = (event: KeyboardEvent): void => {
    const isAtEnd = { ArrowDown: now.current === options.at(-1), ArrowUp: now.current === null }[event.key];
    // Autocomplete would wrap around.
    if (isAtEnd) return event.preventDefault();
    if (event.key === 'Enter' && now.current === null && options[0]) return onChoose(options[0]);
    onKeyDown?.(event as KeyboardEvent<HTMLDivElement>);
  };
  // After Material UI's own effects, which begin by highlighting nothing.
  useEffect(() => {
    onKeys(press);
    return () => onKeys(undefined);
  });

  const option = (entry: SearchEntry) => {
    const { key, ...props } = getOptionProps({ option: entry, index: options.indexOf(entry) });
    return (
      <SearchOption
        key={key}
        {...(props as ComponentProps<'a'>)}
        entry={entry}
        query={query}
        aria-selected={entry === highlighted}
        // A finger that scrolls the list means none of them.
        onTouchStart={undefined}
      />
    );
  };
  return (
    <>
      <Field input={getInputProps().ref} field={field} />
      <div
        {...(getListboxProps() as ComponentProps<'div'>)}
        className={styles.list}
        id={id}
        tabIndex={-1}
        aria-label={listCopy.results}
        aria-labelledby={undefined}
      >
        {found.services.map(option)}
        {found.others.length > 0 && (
          <div className={styles.group} role="group" aria-labelledby={groupName}>
            <p id={groupName} role="presentation">
              {listCopy.others}
            </p>
            {found.others.map(option)}
          </div>
        )}
      </div>
      {found.note && <p className={styles.note}>{found.note}</p>}
    </>
  );
}

/** Gives Material UI the field, which stands elsewhere; before the list, which it points to at once. */
function Field({ input, field }: { input: Ref<HTMLInputElement | null> } & Pick<ResultListProps, 'field'>) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(input, () => field.current, [field]);
  useLayoutEffect(() => {
    const element = field.current;
    return () => element?.removeAttribute('aria-activedescendant');
  }, [field]);
  return null;
}
