import { styled } from '@mui/material/styles';
import { ActionLink, Faq, Notice, Section, space, StructuredData } from 'shared-ui';
import type { Content } from './content.ts';

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space(8) },
});

const questionsForSearch = (questions: Content['before']['questions']) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) as const;

/** How the service is billed and ended, and what visitors ask first. */
export function BeforeContracting({ heading, terms, questions }: Content['before']) {
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
      <StructuredData data={questionsForSearch(questions)} />
    </Section>
  );
}
