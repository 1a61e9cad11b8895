import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { Answered } from '../website-detail/answered.tsx';
import { Apart } from '../website-detail/apart.tsx';
import { Compared } from '../website-detail/compared.tsx';
import { Included } from '../website-detail/included.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { Questions } from './questions.tsx';

/** Questions and answers, those of the company's visitors and then those of who buys; the rest is read by whom it concerns. */
export default function Below() {
  const { facts, questions, answers, included, work, apart, comparison } = useContent(contentBelow);
  return (
    <>
      <Section heading={questions.heading} lead={questions.lead}>
        <Questions items={questions.items} />
      </Section>
      <CaseStudy topic="corporate-sites" stories="mf-testimonials/video-testimonials" />
      <Answered {...answers} tone="tinted" />
      <Section>
        <Facts items={facts} />
        <Included items={included} />
      </Section>
      <Apart items={apart} />
      <Process {...work} />
      <Compared {...comparison} />
    </>
  );
}
