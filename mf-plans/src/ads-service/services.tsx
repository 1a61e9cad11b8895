import type { Service } from './content.ts';
import { Sketch } from './sketch.tsx';
import styles from './services.module.css';

/** What the agency does for a campaign, each service under its drawing. */
export function Services({ items }: { items: readonly Service[] }) {
  return (
    <ul className={styles.cards} role="list">
      {items.map(({ sketch, words, title, text }) => (
        <li key={title}>
          <article>
            <div className={styles.art}>
              <Sketch kind={sketch} words={words} />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
