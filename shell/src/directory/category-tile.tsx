import type { ReactNode } from 'react';
import { pageCategories, type PageCategory } from '@mosaico/shared-types';
import styles from './category-tile.module.css';

const grounds = 5;

/** The tile of a category: in the picture of all pages, at its heading, and where it is chosen. No other category has the same. */
export function CategoryTile({ category, children }: { category: PageCategory; children?: ReactNode }) {
  const at = pageCategories.indexOf(category);
  return (
    <i
      className={styles.tile}
      data-tile=""
      data-ground={at % grounds}
      data-round={at < grounds ? undefined : ''}
      aria-hidden="true"
    >
      {children}
    </i>
  );
}
