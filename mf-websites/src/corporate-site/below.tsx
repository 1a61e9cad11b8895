import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Compared } from '../website-detail/compared.tsx';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { Questions } from './questions.tsx';

/** The questions of the company’s visitors; then what is bought, and how one gets there. */
export default function Below() {
  const { facts, questions, answers, included, work, apart, comparison } = useContent(contentBelow);
  return (
    <>
      <Section heading={questions.heading} lead={questions.lead}>
        <Questions items={questions.items} />
      </Section>
      <Package facts={facts} included={included} apart={apart} />
      <Process {...work} answers={answers} />
      <Compared {...comparison} />
    </>
  );
}
