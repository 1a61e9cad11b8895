import type { ReactNode } from 'react';
import styles from './card-actions.module.css';

/** The ways on from a card: one primary button at most, each as wide as the card's words, on a phone and on a desk. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-card-actions="">
      {children}
    </div>
  );
}
