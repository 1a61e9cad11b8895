import type { ComponentProps } from 'react';
import type { Milestone } from './website.ts';
import styles from './day-tile.module.css';

/** A day of the work, in the colour of its phase; decoration. */
export function DayTile(props: Omit<ComponentProps<'span'>, 'className'> & { 'data-phase': Milestone['phase'] }) {
  return <span className={styles.tile} {...props} />;
}
