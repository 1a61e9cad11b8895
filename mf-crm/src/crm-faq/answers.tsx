import { useContent } from '@mosaico/shared-types';
import { Faq, Section } from '@mosaico/shared-ui';
import { Answer } from './answer.tsx';
import { answers, type Piece } from './content.ts';
import { Topics } from './topics.tsx';
import styles from './answers.module.css';

/** The answer as a visitor reads it. */
const textOf = (answer: readonly Piece[]): string =>
  answer.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The seventeen questions, at the anchor `id`, with a list of them by subject. */
export default function Answers({ id }: { id: string }) {
  const { heading, index, topics, items } = useContent(answers);
  const questions = items.map(({ answer, ...rest }) => ({
    ...rest,
    answer: <Answer pieces={answer} />,
    text: textOf(answer),
  }));
  return (
    <Section heading={heading} id={id}>
      <div className={styles.columns}>
        <Topics label={index} topics={topics} />
        <Faq items={questions} />
      </div>
    </Section>
  );
}
