import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.tsx';
import styles from './plan-tabs.module.css';

/** One tab and what it shows. */
export interface PlanTab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

/** Props of {@link PlanTabs}; controlled. */
export interface PlanTabsProps<Id extends string> {
  /** Name of the group of tabs for screen readers. */
  label: string;
  tabs: readonly PlanTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Tabs whose panels are all in the HTML: search engines and browsers without scripts read every plan. */
export function PlanTabs<Id extends string>({ label, tabs, value, onChange }: PlanTabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === value);
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
    <div>
      <div className={styles.tabList} ref={list} role="tablist" aria-label={label} data-count={tabs.length}>
        {tabs.map((tab) => (
          <button
            className={styles.tabTile}
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className={styles.panel}
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}`}
          aria-labelledby={`${base}${tab.id}-tab`}
          data-chosen={tab.id === value ? '' : undefined}
          hidden={hydrated && tab.id !== value}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
