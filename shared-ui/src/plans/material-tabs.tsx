import { useLayoutEffect, type RefObject } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabListProps } from './tab-list.tsx';
import { MaterialRoot } from '../material/material-root.tsx';
import styles from './plan-tabs.module.css';

/** The chosen tile says by itself that it is. */
const NoIndicator = () => null;

interface MaterialTabsProps<Id extends string> extends TabListProps<Id> {
  /** Stood here until now, and is still there when this one is shown. */
  plain: RefObject<HTMLElement | null>;
  /** It may go. */
  onTakenOver: () => void;
}

/** Material UI's tabs, in the place and with the face of `TabList`. */
export function MaterialTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  tabId,
  panelId,
  plain,
  onTakenOver,
}: MaterialTabsProps<Id>) {
  useLayoutEffect(() => {
    // Before anything is painted, and while both are there: so the focus goes from one to the other, and never nowhere.
    const { activeElement } = document;
    const from = plain.current;
    if (from?.contains(activeElement) && activeElement?.id) {
      // The second of that id: the newcomer's.
      from.parentElement
        ?.querySelectorAll<HTMLElement>(`#${CSS.escape(activeElement.id)}`)
        .forEach((tab) => !from.contains(tab) && tab.focus({ preventScroll: true }));
    }
    if (from) onTakenOver();
  }, [plain, onTakenOver]);
  return (
    <MaterialRoot>
      <Tabs
        className={styles.tabs}
        aria-label={label}
        value={value}
        onChange={(_event, id: Id) => onChange(id)}
        selectionFollowsFocus
        slots={{ indicator: NoIndicator }}
        slotProps={{
          // Written on the element itself, which no style sheet overrides; the focus ring stands outside of the tiles.
          scroller: { className: styles.scroller, style: { overflow: 'visible' } },
          list: { className: styles.tabList, 'data-count': tabs.length } as object,
        }}
      >
        {tabs.map(({ id, label: name }) => (
          <Tab
            className={styles.tabTile}
            key={id}
            value={id}
            label={name}
            id={tabId(id)}
            aria-controls={panelId(id)}
            disableRipple
          />
        ))}
      </Tabs>
    </MaterialRoot>
  );
}
