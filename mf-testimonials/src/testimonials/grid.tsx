import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './grid.module.css';

/** The wall of videos: two columns on a phone, four from there on. */
export function Grid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.grid, className)} />;
}
