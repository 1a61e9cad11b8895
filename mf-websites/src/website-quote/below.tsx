import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Prices } from './prices.tsx';

/** The prices for whoever needs no quote. */
export default function Below() {
  const { prices } = useContent(contentBelow);
  return (
    <Section heading={prices.heading} lead={prices.lead}>
      <Prices items={prices.items} custom={prices.custom} />
    </Section>
  );
}
