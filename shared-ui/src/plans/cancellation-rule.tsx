import { useOffer, type OfferName } from '@mosaico/shared-types';
import { Remark } from '../words/remark.tsx';

/** What leaving an offer costs, beside its price or below the ways to it. */
export function CancellationRule({ offer }: { offer: OfferName }) {
  return <Remark>{useOffer(offer).cancellation}</Remark>;
}
