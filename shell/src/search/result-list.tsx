import { useId, type Ref } from 'react';
import { searchCopy } from './content.ts';
import type { SearchEntry } from './entries.ts';
import { SearchOption } from './search-option.tsx';
import styles from './result-list.module.css';

interface ResultListProps {
  id: string;
  list: Ref<HTMLDivElement>;
  services: readonly SearchEntry[];
  others: readonly SearchEntry[];
  query: string;
  /** Place of the highlighted result, among the services and then the others. */
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (entry: SearchEntry) => void;
}

/** Id of the result at a place in the list. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** The results: services first, and what else matches in a group of its own. */
export function ResultList(props: ResultListProps) {
  const { id, list, services, others, query, highlighted, onHighlight, onChoose } = props;
  const groupName = useId();
  const option = (entry: SearchEntry, index: number) => (
    <SearchOption
      key={entry.address}
      id={optionId(id, index)}
      entry={entry}
      query={query}
      highlighted={index === highlighted}
      onHover={() => onHighlight(index)}
      onChoose={() => onChoose(entry)}
    />
  );
  return (
    // The focus stays in the box while a pointer is down on the list.
    <div
      className={styles.list}
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={searchCopy.results}
      onMouseDown={(event) => event.preventDefault()}
    >
      {services.map(option)}
      {others.length > 0 && (
        <div className={styles.group} role="group" aria-labelledby={groupName}>
          <p id={groupName} role="presentation">
            {searchCopy.others}
          </p>
          {others.map((entry, index) => option(entry, services.length + index))}
        </div>
      )}
    </div>
  );
}

/** Scrolls the list, and nothing around it, as little as it takes to show the result at this place. */
export function scrollToResult(list: HTMLElement, index: number): void {
  const option = list.querySelectorAll<HTMLElement>('[role="option"]')[index];
  if (!option) return;
  const end = option.offsetTop + option.offsetHeight - list.clientHeight;
  // Above the first there may be its group's name.
  list.scrollTop = index === 0 ? 0 : Math.max(Math.min(list.scrollTop, option.offsetTop), end);
}
