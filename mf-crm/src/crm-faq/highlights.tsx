import styles from './highlights.module.css';

/** The three answers that most visitors come for, as tiles. */
export function Highlights({ label, items }: { label: string; items: readonly { value: string; text: string }[] }) {
  return (
    <ul className={styles.tiles} role="list" aria-label={label}>
      {items.map(({ value, text }, index) => (
        <li key={value} data-tone={index === 2 ? 'ink' : undefined}>
          <strong>{value}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
