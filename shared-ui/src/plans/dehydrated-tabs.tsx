import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { dehydratedAttribute, wakeEvent } from '@mosaico/shared-types';
import type { TabChange } from '../basics/use-tab-in-address.ts';
import styles from './plan-tabs.module.css';

/** Props of the tab list of a `PlanTabs`, as HTML and as Material UI's. */
export interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id, change: TabChange) => void;
  tabId: (id: Id) => string;
  panelId: (id: Id) => string;
}

/**
 * The tab list as HTML. It has no handlers: the boot script, which stands in every document, answers it by its ARIA and
 * chooses in the HTML; this passes on what has been chosen there, before hydration and after.
 */
export function DehydratedTabs<Id extends string>({ label, tabs, value, onChange, tabId, panelId }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const passOn = useEffectEvent((byKey: boolean) => {
    const selected = list.current?.querySelector('[aria-selected=true]');
    const chosen = tabs.find(({ id }) => tabId(id) === selected?.id);
    if (chosen && chosen.id !== value) onChange(chosen.id, { byKey });
  });
  // Before anything is painted: hydration hides the panels of all tabs but the one that React knows as the chosen one.
  useLayoutEffect(() => {
    const element = list.current;
    const onChosen = (event: Event): void => passOn((event as CustomEvent<boolean>).detail);
    passOn(false);
    element?.addEventListener(wakeEvent, onChosen);
    return () => element?.removeEventListener(wakeEvent, onChosen);
  }, []);
  return (
    <div
      className={styles.tabList}
      ref={list}
      role="tablist"
      aria-label={label}
      data-count={tabs.length}
      {...{ [dehydratedAttribute]: '' }}
    >
      {tabs.map(({ id, label: name }) => (
        <button
          className={styles.tabTile}
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
