import { useServices } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { services } from './content.ts';
import { PriceList } from './price-list.tsx';

/** What every service costs at least. */
export default function Prices() {
  return (
    <Section heading={services.heading} lead={services.lead} tone="tinted" id="precios">
      <PriceList items={useServices()} />
    </Section>
  );
}
