import { Children } from 'react';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  children: ReactNode;
  /** Columns on a wide screen. 2 and 3 become one on a phone; 4 becomes two. Default: 3. */
  columns?: 2 | 3 | 4;
}

/** A list of cards of equal height; each child becomes an item. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return (
    <ul className={styles.grid} role="list" data-columns={columns}>
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </ul>
  );
}
