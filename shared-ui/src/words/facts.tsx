import styles from './facts.module.css';

/** A key figure: `20 a 30` / `días hábiles de entrega`. */
export interface Fact {
  value: string;
  label: string;
}

/** A row of key figures; three or four. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
