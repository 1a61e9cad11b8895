import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Answered } from '../website-detail/answered.tsx';
import { contentBelow } from './content.ts';
import { Prices } from './prices.tsx';

/** What has to be known of a quote, and the prices for whoever needs none. */
export default function Below() {
  const { prices, answers } = useContent(contentBelow);
  return (
    <>
      <Answered heading="Antes de decidir" items={answers} />
      <Section heading={prices.heading} lead={prices.lead}>
        <Prices items={prices.items} custom={prices.custom} />
      </Section>
    </>
  );
}
