import { useContent } from '@mosaico/shared-types';
import { agenda } from './content.ts';
import styles from './art.module.css';

/** The minutes of the consultation, a tile each, by what is done in them. */
export default function Art() {
  const { heading, minutes, items } = useContent(agenda);
  return (
    <section className={styles.art} aria-label={heading} data-assemble="">
      <h2>{heading}</h2>
      <ol role="list">
        {items.map(({ title, text }) => (
          <li key={title} data-tile="">
            <span className={styles.minutes} aria-hidden="true">
              {Array.from({ length: Math.round(minutes / items.length) }, (_, minute) => (
                <span key={minute} />
              ))}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
