import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './actions.module.css';

/** A row of actions that wraps; on narrow screens each takes the whole width. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.actions, className)} />;
}
