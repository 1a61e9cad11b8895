import { startTransition, useCallback, useId, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { loadTabs } from './late-material-tabs.ts';
import { TabList } from './tab-list.tsx';
import { useHydrated } from '../basics/use-hydrated.ts';
import { useMaterial } from '../material/use-material.ts';
import { useTabFocus } from './use-tab-focus.ts';
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

/**
 * Tabs whose panels are all in the HTML: search engines and browsers without scripts read every plan. The tabs are plain
 * buttons until the visitor reaches for them, and Material UI's as soon as those are here; the panels stay as they are.
 */
export function PlanTabs<Id extends string>({ label, tabs, value, onChange }: PlanTabsProps<Id>) {
  const base = useId();
  const region = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const material = useMaterial(region, loadTabs);
  const [isTakenOver, setTakenOver] = useState(false);
  const onTakenOver = useCallback(() => setTakenOver(true), []);
  // What the address says comes later than the next key: it is set in a transition.
  const [chosen, setChosen] = useOptimistic(value);
  // What they find when they come stands still.
  const [hasChosen, setHasChosen] = useState(false);
  useTabFocus(value, region);
  const choose = (id: Id): void => {
    setHasChosen(true);
    startTransition(() => {
      setChosen(id);
      onChange(id);
    });
  };
  const list = {
    label,
    tabs,
    value: chosen,
    onChange: choose,
    tabId: (id: Id) => `${base}${id}-tab`,
    panelId: (id: Id) => `${base}${id}`,
  };

  return (
    <div>
      <div ref={region}>
        {material && <material.MaterialTabs {...list} plain={plain} onTakenOver={onTakenOver} />}
        {!isTakenOver && <TabList {...list} list={plain} />}
      </div>
      {tabs.map((tab) => (
        <div
          className={styles.panel}
          key={tab.id}
          role="tabpanel"
          id={list.panelId(tab.id)}
          aria-labelledby={list.tabId(tab.id)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It begins with text, which the Tab key would pass by: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
          tabIndex={0}
          data-chosen={tab.id === chosen ? '' : undefined}
          data-settles={hasChosen && tab.id === chosen ? '' : undefined}
          hidden={hydrated && tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
