import styles from './menu-icon.module.css';

/** Two lines that close into a cross. */
export function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg
      className={styles.lines}
      data-open={open ? '' : undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M3 7h14" />
      <path d="M3 13h14" />
    </svg>
  );
}
