import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { Questions } from './questions.tsx';

/** The questions of the company’s visitors; what is bought, and how one gets there; whether five pages do. */
export default function Below() {
  const { questions, paid, included, work, apart, comparison } = useContent(contentBelow);
  return (
    <>
      <Section heading={questions.heading} lead={questions.lead}>
        <Questions items={questions.items} />
      </Section>
      <Package topic="corporate-sites" included={included} paid={paid} apart={apart} />
      <Process {...work} form="line" />
      <Section heading={comparison.heading} lead={comparison.lead} tone="tinted">
        <WebsiteComparison current={comparison.current} />
      </Section>
    </>
  );
}
