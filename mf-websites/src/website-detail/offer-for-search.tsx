import { useOffer, useSite, type OfferName } from '@mosaico/shared-types';
import { StructuredData } from '@mosaico/shared-ui';

/** The offer as search engines read it. */
export function OfferForSearch({ offer, description }: { offer: OfferName; description: string }) {
  const { agency } = useSite();
  const { name, price } = useOffer(offer);
  const offers = price.from
    ? { '@type': 'AggregateOffer', lowPrice: price.usd, priceCurrency: 'USD' }
    : { '@type': 'Offer', price: price.usd, priceCurrency: 'USD' };
  const provider = { '@type': 'Organization', name: agency.name, url: agency.origin };
  return <StructuredData data={{ '@type': 'Service', name, description, provider, offers }} />;
}
