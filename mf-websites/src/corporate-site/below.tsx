import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Compared } from '../website-detail/compared.tsx';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { Questions } from './questions.tsx';

/** The questions of the company’s visitors; whether five pages do; then how one gets there, and what is bought. */
export default function Below() {
  const { facts, questions, paid, included, work, apart, comparison } = useContent(contentBelow);
  return (
    <>
      <Section heading={questions.heading} lead={questions.lead}>
        <Questions items={questions.items} />
      </Section>
      <Compared {...comparison} />
      <Process {...work} />
      <Package topic="corporate-sites" facts={facts} included={included} paid={paid} apart={apart} />
    </>
  );
}
