import styles from './answers.module.css';

/** A question that has to be answered before paying, and its answer. */
export interface Answer {
  title: string;
  text: string;
}

/** Answers that are read at a glance: nothing has to be opened. */
export function Answers({ items }: { items: readonly Answer[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
