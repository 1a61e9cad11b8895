import { useSite } from 'shared-types';
import type { Amount } from 'shared-types';
import { StructuredData } from 'shared-ui';

/** The offer as search engines read it. */
export function OfferForSearch({ name, description, price }: { name: string; description: string; price: Amount }) {
  const { agency } = useSite();
  const offer = price.from
    ? { '@type': 'AggregateOffer', lowPrice: price.usd, priceCurrency: 'USD' }
    : { '@type': 'Offer', price: price.usd, priceCurrency: 'USD' };
  const provider = { '@type': 'Organization', name: agency.name, url: agency.origin };
  return <StructuredData data={{ '@type': 'Service', name, description, provider, offers: offer }} />;
}
