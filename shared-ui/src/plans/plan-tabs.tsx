import { startTransition, useId, useLayoutEffect, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { DehydratedTabs } from './dehydrated-tabs.tsx';
import { loadTabs } from './late-material-tabs.ts';
import { useHydrated } from '../basics/use-hydrated.ts';
import { useModuleOnIntent } from '../basics/use-module-on-intent.ts';
import type { TabChange } from '../basics/use-tab-in-address.ts';
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
  onChange: (id: Id, change: TabChange) => void;
}

/** A chosen tab, and the number of the choice. */
interface Choice<Id extends string> {
  id: Id;
  choice: number;
}

/** The choices of this document, for their numbers. */
let choices = 0;

/**
 * Tabs whose panels are all in the HTML: search engines and browsers without scripts read every plan. Material UI's tabs are loaded
 * when the visitor points at them, touches or focuses them. Until then the boot script answers the HTML of the tab list. The elements of the panels are never
 * replaced.
 */
export function PlanTabs<Id extends string>({ label, tabs, value, onChange }: PlanTabsProps<Id>) {
  const base = useId();
  const region = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const material = useModuleOnIntent(region, loadTabs);
  const [isTakenOver, setTakenOver] = useState(false);
  // The address changes in a transition, perhaps after the next key. The choice is known at once. A later transition may end first:
  // choices are numbered, and an earlier one does not show again.
  const [settled, setSettled] = useState(0);
  const [{ id: optimistic }, setOptimistic] = useOptimistic<Choice<Id>, Choice<Id>>(
    { id: value, choice: settled },
    (now, next) => (next.choice > now.choice ? next : now),
  );
  // Chosen before hydration: shown at once, and chosen with the first effects.
  const [found, setFound] = useState<Id>();
  const chosen = found ?? optimistic;
  // The panel of the first rendering is not animated.
  const [hasChosen, setHasChosen] = useState(false);
  useTabFocus(value, region);
  useLayoutEffect(() => {
    // The focus within the tabs must be on the chosen one, also after going back: Material UI chooses the tab that gets the focus,
    // even when only the window gets it. While both lists are in the document the first is Material UI's, and nothing is painted yet.
    const { activeElement } = document;
    const selected = region.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (activeElement !== selected && region.current?.contains(activeElement)) selected?.focus({ preventScroll: true });
  }, [chosen, material]);
  const choose = (id: Id, change: TabChange): void => {
    setHasChosen(true);
    setFound(undefined);
    choices += 1;
    const choice = choices;
    startTransition(() => {
      setOptimistic({ id, choice });
      setSettled(choice);
      onChange(id, change);
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
        {material && <material.MaterialTabs {...list} onTakeOver={setTakenOver} />}
        {!isTakenOver && <DehydratedTabs {...list} onFound={setFound} />}
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
