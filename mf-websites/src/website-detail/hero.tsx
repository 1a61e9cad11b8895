import type { ReactNode } from 'react';
import { useOffer, type OfferName } from '@mosaico/shared-types';
import { PageHero, Price } from '@mosaico/shared-ui';
import { copy } from './content.ts';
import { Purchase } from './purchase.tsx';
import styles from './hero.module.css';

/** How the page of a website opens, and how it ends. */
export interface Ends {
  /** What the page sells: its name, its price and how to get it. */
  offer: OfferName;
  title: string;
  lead: string;
  /** What has to be paid or brought besides, said beside the price. */
  priceNote?: string;
  closing: { heading: string; text: string };
}

interface HeroProps {
  page: Ends;
  /** A finished one, or a drawing. */
  children: ReactNode;
}

/** What is on offer, at what price, and one that was made. */
export function Hero({ page: { offer, title, lead, priceNote }, children }: HeroProps) {
  const { name, price } = useOffer(offer);
  return (
    <PageHero
      back={copy.back}
      eyebrow={name}
      title={title}
      lead={lead}
      price={
        <div className={styles.offer}>
          <Price amount={price} currency />
          {priceNote === undefined ? null : <p>{priceNote}</p>}
        </div>
      }
      actions={<Purchase offer={offer} />}
      picture={children}
      wide
    />
  );
}
