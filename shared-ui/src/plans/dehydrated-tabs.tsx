import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { dehydratedAttribute, pressEvent } from '@mosaico/shared-types';
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
export function DehydratedTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  onFound,
  tabId,
  panelId,
}: TabListProps<Id> & {
  /** Called before the first paint with the tab that was chosen before hydration. */
  onFound: (id: Id) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const found = useRef<Id>(undefined);
  const chosenInHtml = (): Id | undefined => {
    const selected = list.current?.querySelector('[aria-selected=true]');
    return tabs.find(({ id }) => tabId(id) === selected?.id && id !== value)?.id;
  };
  const passOn = useEffectEvent((id: Id | undefined, byKey: boolean) => {
    if (id !== undefined) onChange(id, { byKey });
  });
  const onHydrated = useEffectEvent(() => {
    found.current = chosenInHtml();
    if (found.current !== undefined) onFound(found.current);
  });
  // Before the browser paints: hydration hides all panels but that of React's own value.
  useLayoutEffect(() => onHydrated(), []);
  const onChosen = useEffectEvent((event: Event) => passOn(chosenInHtml(), (event as CustomEvent<boolean>).detail));
  const onEffects = useEffectEvent(() => passOn(chosenInHtml() ?? found.current, false));
  useEffect(() => {
    const element = list.current;
    // React Router does not navigate before its own effects have run. A press since the first paint had no listener.
    onEffects();
    element?.addEventListener(pressEvent, onChosen);
    return () => element?.removeEventListener(pressEvent, onChosen);
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
