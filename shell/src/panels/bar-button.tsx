import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './bar-button.module.css';

/** A button of the header that opens a panel: an icon on a phone, a word on a wider screen. */
export function BarButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={clsx(styles.button, className)} />;
}
