import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { Answered } from '../website-detail/answered.tsx';
import { Apart } from '../website-detail/apart.tsx';
import { Compared } from '../website-detail/compared.tsx';
import { Included } from '../website-detail/included.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { BuyersPath } from './buyers-path.tsx';
import { Payments } from './payments.tsx';

/** How one buys there, and what it costs besides the price, before anything else. */
export default function Below() {
  const { path, payments, facts, included, work, apart, comparison, answers } = useContent(contentBelow);
  return (
    <>
      <Section heading={path.heading} lead={path.lead} tone="tinted">
        <BuyersPath steps={path.steps} />
      </Section>
      <Section heading={payments.heading} lead={payments.lead}>
        <Payments items={payments.items} />
      </Section>
      <CaseStudy topic="stores" stories="mf-testimonials/video-testimonials" />
      <Compared {...comparison} />
      <Section>
        <Facts items={facts} />
        <Included items={included} />
      </Section>
      <Process {...work} />
      <Apart items={apart} />
      <Answered items={answers} />
    </>
  );
}
