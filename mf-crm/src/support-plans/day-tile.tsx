import type { ComponentProps } from 'react';
import styles from './day-tile.module.css';

/** What happens on a working day; `open` is still to be agreed. */
export type DayKind = 'chat' | 'meeting' | 'training' | 'report' | 'founder' | 'open';

/** A working day as a tile: the ground of an ordinary day, and a figure on it. Kinds differ by figure and by colour. */
export function DayTile(props: Omit<ComponentProps<'span'>, 'className'> & { 'data-kind': DayKind }) {
  return <span className={styles.tile} {...props} />;
}
