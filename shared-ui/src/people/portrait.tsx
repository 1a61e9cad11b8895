import type { Person } from '@mosaico/shared-types';
import styles from './portrait.module.css';

/** Somebody's picture, as wide as its place and square; without one, their initial on a tile. Decoration: the name stands beside it. */
export function Portrait({ name, picture }: Pick<Person, 'name' | 'picture'>) {
  return picture === undefined ? (
    <span className={styles.initial} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  ) : (
    <img className={styles.picture} src={picture} alt="" width={320} height={320} loading="lazy" decoding="async" />
  );
}
