import type { ReactNode } from 'react';
import { useOffer } from '@mosaico/shared-types';
import { PageHero, Price } from '@mosaico/shared-ui';
import { copy } from './content.ts';
import { HeroArt } from './hero-art.tsx';
import type { Website } from './website.ts';
import styles from './hero.module.css';

/** What is on offer, at what price, and a drawing of it. */
export function Hero({ website, actions }: { website: Website; actions: ReactNode }) {
  const { offer, title, lead, priceNote, art, outline } = website;
  const { name, price } = useOffer(offer);
  return (
    <div className={styles.stage}>
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
        actions={actions}
        art={false}
      />
      <div className={styles.tile} data-ground={art.ground} data-hangs={art.kind === 'letter' ? '' : undefined}>
        <HeroArt art={art} parts={outline.parts} />
      </div>
    </div>
  );
}
