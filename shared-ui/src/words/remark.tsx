import type { ReactNode } from 'react';
import styles from './remark.module.css';

/** Props of {@link Remark}. */
export interface RemarkProps {
  /** What a button is described by that it is about (`describedBy`). */
  id?: string;
  children: ReactNode;
}

/** What has to be known besides, on a line of its own: beside a price, below ways to pay and book, below a table. */
export function Remark({ id, children }: RemarkProps) {
  return (
    <p className={styles.remark} id={id}>
      {children}
    </p>
  );
}
