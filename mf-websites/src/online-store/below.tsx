import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Compared } from '../website-detail/compared.tsx';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { BuyersPath } from './buyers-path.tsx';
import { contentBelow } from './content.ts';
import { Payments } from './payments.tsx';

/** How one buys there, and what it costs besides the price, before anything else. */
export default function Below() {
  const { path, payments, facts, included, work, apart, comparison, paid } = useContent(contentBelow);
  return (
    <>
      <Section heading={path.heading} lead={path.lead} tone="tinted">
        <BuyersPath steps={path.steps} />
      </Section>
      <Section heading={payments.heading} lead={payments.lead}>
        <Payments items={payments.items} />
      </Section>
      <Compared {...comparison} />
      <Package topic="stores" facts={facts} included={included} paid={paid} apart={apart} />
      <Process {...work} />
    </>
  );
}
