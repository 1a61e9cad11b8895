import { useContent } from '@mosaico/shared-types';
import { Faq, Section } from '@mosaico/shared-ui';
import { Answer } from './answer.tsx';
import { answers, type Piece } from './content.ts';
import { Topics } from './topics.tsx';

/** The answer as a visitor reads it. */
const textOf = (answer: readonly Piece[]): string =>
  answer.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The seventeen questions, at the anchor `id`. */
export default function Answers({ id }: { id: string }) {
  const { heading, index, items, topics } = useContent(answers);
  const questions = items.map(({ answer, ...rest }) => {
    const group = topics.find(({ ids }) => ids[0] === rest.id)?.name;
    return {
      ...rest,
      group,
      open: rest.id === topics[0].ids[0],
      answer: <Answer pieces={answer} />,
      text: textOf(answer),
    };
  });
  return (
    <Section heading={heading} id={id}>
      <Topics label={index} topics={topics} />
      <Faq items={questions} />
    </Section>
  );
}
