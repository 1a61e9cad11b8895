import type { ReactNode } from 'react';
import type { Amount } from '@mosaico/shared-types';
import type { Destination } from '../actions/action-link.tsx';
import { Badge } from '../words/badge.tsx';
import { copy } from '../basics/copy.ts';
import { ArrowOut, ArrowRight } from '../art/icons.tsx';
import { Price } from '../plans/price.tsx';
import { SiteLink } from '../actions/site-link.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './offer-card.module.css';

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  title: string;
  description?: string;
  price?: Amount;
  /** Writes `USD` after the price. */
  currency?: boolean;
  badge?: string;
  /** A few points, no more than five. */
  items?: readonly string[];
  /** The whole card leads there. */
  destination?: Destination;
  /** Instead of a destination: a button of its own (a dialog). */
  action?: ReactNode;
}

/** An offer among others: leads to its page. */
export function OfferCard({ title, description, price, currency, badge, items, destination, action }: OfferCardProps) {
  const external = destination?.href !== undefined;
  return (
    <article
      className={styles.card}
      data-tile=""
      data-linked={destination === undefined ? undefined : ''}
      data-featured={badge === undefined ? undefined : ''}
    >
      {badge === undefined ? null : <Badge>{badge}</Badge>}
      <h3>
        {destination === undefined ? (
          title
        ) : external ? (
          <a className={styles.cover} href={destination.href} target="_blank" rel="noopener noreferrer">
            {title}
            <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
          </a>
        ) : (
          <SiteLink className={styles.cover} to={destination.to}>
            {title}
          </SiteLink>
        )}
      </h3>
      {description === undefined ? null : <p>{description}</p>}
      {items === undefined ? null : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {price === undefined && action === undefined && destination === undefined ? null : (
        <div className={styles.foot}>
          {price === undefined ? <span /> : <Price amount={price} size="small" {...(currency ? { currency } : {})} />}
          {action}
          {destination === undefined ? null : (
            <span className={styles.corner}>{external ? <ArrowOut /> : <ArrowRight />}</span>
          )}
        </div>
      )}
    </article>
  );
}
