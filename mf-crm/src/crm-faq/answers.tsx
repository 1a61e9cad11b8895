import { useContent } from '@mosaico/shared-types';
import { Faq, Section } from '@mosaico/shared-ui';
import { Answer } from './answer.tsx';
import { answers, type Piece } from './content.ts';
import styles from './answers.module.css';

/** The answer as a visitor reads it. */
const textOf = (answer: readonly Piece[]): string =>
  answer.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The seventeen questions by subject, one open at a time, at the anchor `id`; a row of links opens the first of each. */
export default function Answers({ id }: { id: string }) {
  const { heading, index, topics } = useContent(answers);
  return (
    <Section heading={heading} id={id}>
      <nav className={styles.index} aria-label={index}>
        {topics.map(({ name, items }) => (
          <a key={name} href={`#${items[0]?.id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.topics}>
        {topics.map(({ name, items }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <Faq
              group={id}
              items={items.map(({ answer, ...rest }) => ({
                ...rest,
                answer: <Answer pieces={answer} />,
                text: textOf(answer),
              }))}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}
