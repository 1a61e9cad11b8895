import { useContent } from '@mosaico/shared-types';
import { agenda } from './content.ts';
import styles from './art.module.css';

/** The minutes of the consultation, a tile each, by what is done in them. */
export default function Art() {
  const { heading, minutes, when, items } = useContent(agenda);
  const share = Math.round(minutes / items.length);
  return (
    <section className={styles.art} aria-label={heading} data-assemble="">
      <h2>{heading}</h2>
      <ol role="list">
        {items.map(({ title, text }, index) => (
          <li key={title} data-tile="">
            <span className={styles.minutes} aria-hidden="true">
              {Array.from({ length: minutes }, (_, minute) => (
                <span key={minute} data-part={Math.min(Math.floor(minute / share), index + 1)} />
              ))}
            </span>
            <small>{when(index * share, (index + 1) * share)}</small>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
