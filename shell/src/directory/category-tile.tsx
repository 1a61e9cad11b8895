import { pageCategories } from '@mosaico/shared-types';
import styles from './category-tile.module.css';

const grounds = 5;

/** The tile of a category, in place of a page's picture. No other category has the same. */
export function CategoryTile({ category }: { category: string }) {
  const at = pageCategories.findIndex((each) => each === category);
  return (
    <i
      className={styles.tile}
      data-tile=""
      data-ground={at % grounds}
      data-round={at < grounds ? undefined : ''}
      aria-hidden="true"
    />
  );
}
