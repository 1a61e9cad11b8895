import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { Questions } from './questions.tsx';

/** The questions of the company’s visitors; how one gets there, and what is bought. */
export default function Below() {
  const { questions, paid, included, work, apart } = useContent(contentBelow);
  return (
    <>
      <Section heading={questions.heading} lead={questions.lead}>
        <Questions items={questions.items} />
      </Section>
      <Process {...work} form="line" />
      <Package topic="corporate-sites" included={included} paid={paid} apart={apart} />
    </>
  );
}
