import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Package } from '../website-detail/package.tsx';
import { Paid } from '../website-detail/paid.tsx';
import { Process } from '../website-detail/process.tsx';
import { BuyersPath } from './buyers-path.tsx';
import { contentBelow } from './content.ts';
import { Payments } from './payments.tsx';

/** How one buys there, and what it costs besides the price, before anything else. */
export default function Below() {
  const { path, payments, included, work, apart, paid } = useContent(contentBelow);
  return (
    <>
      <Section heading={path.heading} lead={path.lead} tone="tinted">
        <BuyersPath steps={path.steps} />
      </Section>
      <Section heading={payments.heading} lead={payments.lead} tone="ink">
        <Payments items={payments.items} />
        <Paid rules={paid} wide />
      </Section>
      <Package topic="stores" included={included} apart={apart} />
      <Process {...work} form="shares" />
    </>
  );
}
