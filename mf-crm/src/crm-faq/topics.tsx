import styles from './topics.module.css';

/** A subject and the questions that belong to it: anchor and short name of each. */
export interface Topic {
  name: string;
  links: readonly (readonly [anchor: string, label: string])[];
}

/** Props of {@link Topics}. */
interface TopicsProps {
  label: string;
  topics: readonly Topic[];
}

/** The questions by subject as a mosaic, each a link that opens it, in the order in which they stand below. */
export function Topics({ label, topics }: TopicsProps) {
  return (
    <nav className={styles.groups} aria-label={label} data-assemble="">
      {topics.map(({ name, links }) => (
        <div key={name} data-tile="">
          <h2>
            {name} <span aria-hidden="true">{links.length}</span>
          </h2>
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
