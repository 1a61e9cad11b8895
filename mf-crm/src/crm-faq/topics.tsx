import styles from './topics.module.css';

/** Props of {@link Topics}. */
interface TopicsProps {
  label: string;
  /** A subject, and the anchors of its questions in the order in which they stand below. */
  topics: readonly { name: string; ids: readonly [first: string, ...rest: string[]] }[];
}

/** The subjects of the questions, each a link that opens its first. */
export function Topics({ label, topics }: TopicsProps) {
  return (
    <nav className={styles.topics} aria-label={label}>
      {topics.map(({ name, ids }) => (
        <a key={name} href={`#${ids[0]}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
