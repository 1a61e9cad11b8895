import { useLayoutEffect } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabListProps } from './dehydrated-tabs.tsx';
import { MaterialRoot } from '../theme/material-root.tsx';
import styles from './plan-tabs.module.css';

/** The chosen tile says by itself that it is. */
const NoIndicator = () => null;

interface MaterialTabsProps<Id extends string> extends TabListProps<Id> {
  /** This is in the document: the tab list that stood here may go. */
  onTakeOver: (isTakenOver: true) => void;
}

/** Material UI's tabs, in the place and with the face of `DehydratedTabs`. */
export function MaterialTabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  tabId,
  panelId,
  onTakeOver,
}: MaterialTabsProps<Id>) {
  useLayoutEffect(() => onTakeOver(true), [onTakeOver]);
  return (
    <MaterialRoot>
      <Tabs
        className={styles.tabs}
        aria-label={label}
        value={value}
        // The focus chooses a tab, by a press as by a key; only a key's is visible.
        onChange={({ type, target }, id: Id) =>
          onChange(id, { byKey: type === 'focus' && (target as Element).matches(':focus-visible') })
        }
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
