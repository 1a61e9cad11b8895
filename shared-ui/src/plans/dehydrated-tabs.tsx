import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { dehydratedAttribute, wakeEvent } from '@mosaico/shared-types';
import type { TabChange } from '../basics/use-tab-in-address.ts';
import styles from './plan-tabs.module.css';

/** Props of the tab list of `PlanTabs`: as HTML, and by Material UI. */
export interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id, change: TabChange) => void;
  tabId: (id: Id) => string;
  panelId: (id: Id) => string;
}

/**
 * The tab list as HTML, without handlers. The boot script of the document answers it by its ARIA and changes the HTML. This component
 * reports the tab chosen there, before hydration and after.
 */
export function DehydratedTabs<Id extends string>({ label, tabs, value, onChange, tabId, panelId }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const passOn = useEffectEvent((byKey: boolean) => {
    const selected = list.current?.querySelector('[aria-selected=true]');
    const chosen = tabs.find(({ id }) => tabId(id) === selected?.id);
    if (chosen && chosen.id !== value) onChange(chosen.id, { byKey });
  });
  // In a layout effect, before the browser paints: hydration hides all panels but that of React's own value.
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
