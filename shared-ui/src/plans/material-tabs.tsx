import { useLayoutEffect } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabListProps } from './dehydrated-tabs.tsx';
import { MaterialRoot } from '../theme/material-root.tsx';
import styles from './plan-tabs.module.css';

/** The chosen tile has a look of its own. */
const NoIndicator = () => null;

interface MaterialTabsProps<Id extends string> extends TabListProps<Id> {
  /** Called once this is in the document, to remove the dehydrated tab list. */
  onTakeOver: (isTakenOver: true) => void;
}

/** Material UI's tabs, in the place and with the look of `DehydratedTabs`. */
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
        // Focus chooses a tab, after a press as after a key. Only keys make the focus visible.
        onChange={({ type, target }, id: Id) =>
          onChange(id, { byKey: type === 'focus' && (target as Element).matches(':focus-visible') })
        }
        selectionFollowsFocus
        slots={{ indicator: NoIndicator }}
        slotProps={{
          // Written on the element itself, which no style sheet overrides; the focus ring is outside of the tiles.
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
