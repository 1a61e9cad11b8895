import type { KeyboardEvent, RefObject } from 'react';
import styles from './plan-tabs.module.css';

/** What the tabs of a `PlanTabs` are told, the plain ones and Material UI's. */
export interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  tabId: (id: Id) => string;
  panelId: (id: Id) => string;
}

/** Plain tabs: in the HTML, and what answers until Material UI's are here. Keys do the same in both. */
export function TabList<Id extends string>({
  list,
  label,
  tabs,
  value,
  onChange,
  tabId,
  panelId,
}: TabListProps<Id> & { list: RefObject<HTMLDivElement | null> }) {
  const move = (event: KeyboardEvent, now: number): void => {
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const last = tabs.length - 1;
    const to = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div className={styles.tabList} ref={list} role="tablist" aria-label={label} data-count={tabs.length}>
      {tabs.map(({ id, label: name }, index) => (
        <button
          className={styles.tabTile}
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={(event) => move(event, index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
