import styles from './drawing.module.css';

/**
 * What a way to help looks like, as large as its place. Decoration. The paths are paper and screens, the one thing on them that counts, and
 * thin lines, from 0 to 96 and from 0 to 72.
 */
export function Drawing({ paths }: { paths: readonly string[] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
