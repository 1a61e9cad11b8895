import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
