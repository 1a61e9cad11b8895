import type { Brick } from './content.ts';
import styles from './new-pages.module.css';

/** The month's new pages: those that a plan brings, of those that the largest brings. */
export function NewPages({ brought, most }: NonNullable<Brick['pages']>) {
  return (
    <span className={styles.sheets} aria-hidden="true">
      {Array.from({ length: most }, (_, page) => (
        <span key={page} data-brought={page < brought ? '' : undefined} />
      ))}
    </span>
  );
}
