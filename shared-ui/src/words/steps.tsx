import styles from './steps.module.css';

/** A step of a process. */
export interface Step {
  title: string;
  text?: string;
}

/** Numbered steps in their order. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.list} role="list" data-count={items.length}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
