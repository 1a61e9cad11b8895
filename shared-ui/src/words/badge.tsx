import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './badge.module.css';

/** A short flag, a word or two. */
export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.badge, className)} />;
}
