import { ArrowRight, Badge, CheckList, Price, SiteLink } from '@mosaico/shared-ui';
import type { Service } from './content.ts';
import { ServiceSketch } from './service-drawing.tsx';
import styles from './services.module.css';

function ServiceCard({ name, badge, forWhom, audience, points, price, to, drawing }: Service & { forWhom: string }) {
  const featured = badge !== undefined;
  return (
    <article
      className={styles.card}
      data-tile=""
      data-featured={featured ? '' : undefined}
      data-tone={featured ? 'ink' : undefined}
    >
      <div className={styles.art}>
        <ServiceSketch drawing={drawing} />
      </div>
      <div className={styles.words}>
        {featured ? <Badge>{badge}</Badge> : null}
        <h3>
          <SiteLink to={to}>{name}</SiteLink>
        </h3>
        <p className={styles.audience}>
          <strong>{forWhom}</strong> {audience}
        </p>
        <CheckList items={points} />
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
          <ArrowRight size={24} />
        </div>
      </div>
    </article>
  );
}

/** The three services: the first one large, the others beside it. */
export function Services({ items, audience }: { items: readonly Service[]; audience: string }) {
  return (
    <ul className={styles.bento} role="list">
      {items.map((service) => (
        <li key={service.to}>
          <ServiceCard {...service} forWhom={audience} />
        </li>
      ))}
    </ul>
  );
}
