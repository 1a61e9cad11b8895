import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Answered } from '../website-detail/answered.tsx';
import { contentBelow } from './content.ts';
import { Prices } from './prices.tsx';

/** The prices for whoever needs no quote, and what has to be known of one. */
export default function Below() {
  const { prices, answers } = useContent(contentBelow);
  return (
    <>
      <Section heading={prices.heading} lead={prices.lead}>
        <Prices items={prices.items} custom={prices.custom} />
      </Section>
      <Answered heading="Antes de decidir" items={answers} />
    </>
  );
}
