import { useContent } from '@mosaico/shared-types';
import { agenda } from './content.ts';
import styles from './art.module.css';

/** The call as it is seen: both who speak, and below them what its minutes go into. */
export default function Art() {
  const { heading, minutes, who, when, items } = useContent(agenda);
  const share = Math.round(minutes / items.length);
  return (
    <section className={styles.art} aria-label={heading} data-assemble="">
      <h2>{heading}</h2>
      <div className={styles.call}>
        <div aria-hidden="true">
          {who.map((name) => (
            <div key={name} data-tile="">
              <Face />
              <span>{name}</span>
            </div>
          ))}
        </div>
        <ol role="list">
          {items.map(({ title, text }, index) => (
            <li key={title} data-tile="">
              <strong>{when(index * share, (index + 1) * share)}</strong>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Face() {
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMax meet">
      <path className={styles.clothes} d="M24 120q4-42 56-42t56 42z" />
      <circle className={styles.skin} cx="80" cy="54" r="30" />
      <path className={styles.hair} d="M48 58q-4-40 32-40t32 40q-7-16-22-22q-22 16-42 22z" />
      <path className={styles.features} d="M70 56v2M90 56v2M71 68q9 7 18 0" />
    </svg>
  );
}
