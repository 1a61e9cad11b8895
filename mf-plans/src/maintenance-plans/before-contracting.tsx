import { styled } from '@mui/material/styles';
import { ActionLink, Faq, Notice, Section, space, StructuredData } from 'shared-ui';
import { copy } from './content.ts';

const { heading, terms, questions } = copy.before;

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space(8) },
});

const questionsForSearch = {
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** How the service is billed and ended, and what visitors ask first. */
export function BeforeContracting() {
  return (
    <Section heading={heading}>
      <Halves>
        <Notice kind="important" title={terms.title}>
          <p>{terms.text}</p>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Notice>
        <Faq items={questions} />
      </Halves>
      <StructuredData data={questionsForSearch} />
    </Section>
  );
}
