import type { ReactNode } from 'react';
import type { CaseTopic } from '@mosaico/shared-types';
import { SiteLink, type SiteDestination } from '@mosaico/shared-ui';
import { useProofs, WithoutCase, workOf } from '@mosaico/shared-ui/cases';
import { sample } from './content.ts';
import styles from './priced-works.module.css';

/** A service with what proves it. */
export interface PricedWork {
  topic: CaseTopic;
  name: string;
  price: string;
  /** What the price leaves out. */
  terms?: string | undefined;
  to: SiteDestination;
}

/** Props of {@link PricedWorks}. */
interface PricedWorksProps {
  items: readonly PricedWork[];
  /** A tile of the page's own among them, and before which of them it stands. */
  own?: ReactNode;
  ownAt?: number;
  /** Each is a step of an order: they are counted. */
  ordered?: boolean;
  /** What the page opens with where the site has not all of them to show. */
  children: ReactNode;
}

/** Works of clients as the `picture` of a hero, each with a price and leading to what is sold at it. To be shown by a static section. */
export function PricedWorks({ items, own, ownAt = 0, ordered, children }: PricedWorksProps) {
  const proofs = useProofs(items.map(({ topic }) => topic));
  const tiles = items.flatMap(({ topic, name, price, terms, to }, index) => {
    const { shown } = proofs[index] ?? {};
    const picture = workOf(shown, topic);
    if (!shown || !picture) return [];
    return (
      <li key={topic} data-tile="">
        <SiteLink to={to}>
          <img src={picture.url} alt="" width={640} height={480} decoding="async" />
          <span>
            <strong>
              {name} <b>{price}</b>
            </strong>
            {terms === undefined ? null : <em>{terms}</em>}
            {shown.client}
            {shown.sample ? sample : null}
          </span>
        </SiteLink>
      </li>
    );
  });
  if (tiles.length < items.length) return <WithoutCase>{children}</WithoutCase>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.works} role="list" data-assemble="" data-ordered={ordered ? '' : undefined}>
      {own === undefined ? tiles : [...tiles.slice(0, ownAt), own, ...tiles.slice(ownAt)]}
    </List>
  );
}
