import type { ComponentProps } from 'react';
import styles from './day.module.css';

/** What a day of the implementation is; `estimate` may be needed or not, `open` is left for scheduling. */
export type DayKind = 'kickoff' | 'build' | 'estimate' | 'delivery' | 'support' | 'training' | 'open';

/** A day, or several of a kind, as a tile. Kinds differ by colour and by what is written in them. */
export function Day(
  props: Omit<ComponentProps<'span'>, 'className'> & { 'data-kind': DayKind; 'data-met'?: '' | undefined },
) {
  return <span className={styles.day} {...props} />;
}
