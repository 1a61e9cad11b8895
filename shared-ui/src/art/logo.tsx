import styles from './logo.module.css';

/** The mark alone: four tiles that make an M. Decoration; name the link around it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="a" d="M0 0h15v32H0z" />
      <path className="c" d="M17 0h15v15H17z" />
      <path className="b" d="M17 17h15A15 15 0 0 1 17 32z" />
    </svg>
  );
}

/** Mark and wordmark; `name` is the agency's name from the site configuration. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.lockup}>
      <LogoMark />
      <span>{name}</span>
    </span>
  );
}
