import { ArrowRight, Badge, CheckList, Price, SiteLink } from '@mosaico/shared-ui';
import { Talk } from '../client-work/talk.tsx';
import { Board } from './board.tsx';
import type { Service } from './content.ts';
import styles from './services.module.css';

interface ServicesProps {
  items: readonly Service[];
  /** What each card's `audience` completes. */
  audience: string;
  /** Ahead of each card's `needs`. */
  needed: string;
}

function ServiceCard({ service, audience, needed }: Omit<ServicesProps, 'items'> & { service: Service }) {
  const { name, badge, points, needs, price, to, more, work } = service;
  const featured = badge !== undefined;
  return (
    <article
      className={styles.card}
      data-tile=""
      data-featured={featured ? '' : undefined}
      data-tone={featured ? 'ink' : undefined}
    >
      {'stages' in work ? <Board {...work} /> : <Talk {...work} />}
      <div className={styles.words}>
        {featured ? <Badge>{badge}</Badge> : null}
        <h3>
          <SiteLink to={to}>{name}</SiteLink>
        </h3>
        <p className={styles.audience}>
          <strong>{audience}</strong> {service.audience}
        </p>
        <CheckList items={points} />
        <p className={styles.audience}>
          <strong>{needed}</strong> {needs}
        </p>
        <div className={styles.foot}>
          <div>
            {'text' in price ? (
              <strong>{price.text}</strong>
            ) : (
              <>
                <Price amount={price.amount} currency size={featured ? 'large' : 'small'} />
                {price.plus === undefined ? null : <p>{price.plus}</p>}
              </>
            )}
          </div>
          <span aria-hidden="true">
            {more} <ArrowRight size={20} />
          </span>
        </div>
      </div>
    </article>
  );
}

/** The three services: the first one across the page, the others side by side below it. */
export function Services({ items, ...words }: ServicesProps) {
  return (
    <ul className={styles.bento} role="list">
      {items.map((service) => (
        <li key={service.to}>
          <ServiceCard service={service} {...words} />
        </li>
      ))}
    </ul>
  );
}
