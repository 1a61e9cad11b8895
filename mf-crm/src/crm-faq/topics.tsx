import styles from './topics.module.css';

/** A subject and the questions that belong to it: anchor and short name of each. */
export interface Topic {
  name: string;
  links: readonly (readonly [anchor: string, label: string])[];
}

/** The questions by subject, each a link that opens it. */
export function Topics({ label, topics }: { label: string; topics: readonly Topic[] }) {
  return (
    <nav className={styles.groups} aria-label={label}>
      {topics.map(({ name, links }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul role="list">
            {links.map(([anchor, text]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
