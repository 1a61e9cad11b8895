import styles from './shares.module.css';

interface SharesProps {
  items: readonly { who: string; what: string; text: string }[];
}

/** Who does which part of the work, in its order. */
export function Shares({ items }: SharesProps) {
  const own = items[0]?.who;
  return (
    <ol className={styles.shares} role="list">
      {items.map(({ who, what, text }) => (
        <li key={what} data-ours={who === own ? undefined : ''}>
          <strong>{who}</strong>
          <h3>{what}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
