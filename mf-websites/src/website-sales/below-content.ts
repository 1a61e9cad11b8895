import type { CaseTopic, FactReader, OfferName, PageLink } from '@mosaico/shared-types';
import { sameInAll } from '../website-comparison/content.ts';

/** A kind of site of which a finished one is shown. */
interface Kind {
  topic: CaseTopic;
  /** What it is sold as, at which price, and where. */
  name: string;
  price: string;
  to: PageLink;
}

export const content = (facts: FactReader) => {
  const kind = (topic: CaseTopic, sold: OfferName, to: PageLink): Kind => {
    const { name, price } = facts.offer(sold);
    return { topic, name, price: `${price.text}\u00A0USD`, to };
  };
  return {
    finished: {
      heading: 'Así quedan terminados',
      lead: 'Uno de cada tipo. Elige cuál y recórrelo dentro del marco.',
      legend: 'Qué sitio terminado quieres ver',
      // In the order of the cards.
      landing: kind('landing-pages', 'mf-websites/landing', 'mf-websites/landing-page'),
      corporate: kind('corporate-sites', 'mf-websites/corporate', 'mf-websites/corporate-site'),
      premium: kind('premium-sites', 'mf-websites/premium', 'mf-websites/premium-site'),
      store: kind('stores', 'mf-websites/store', 'mf-websites/online-store'),
    },
    comparison: { heading: '¿Corporativo, Premium o tienda?', lead: sameInAll(facts), marked: 'Premium' },
  };
};
