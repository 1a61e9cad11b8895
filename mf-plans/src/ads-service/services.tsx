import { usePieces } from './use-pieces.ts';
import type { Service } from './content.ts';
import styles from './services.module.css';

/** What the agency does for a campaign, each service under a client's piece. */
export function Services({ items }: { items: readonly Service[] }) {
  const pieces = usePieces();
  return (
    <ul className={styles.cards} role="list">
      {items.map(({ piece, title, text }) => {
        const picture = pieces[piece];
        return (
          <li key={title}>
            <article>
              {picture ? (
                <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
              ) : null}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
