import { Section } from '@mosaico/shared-ui';
import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import type { CourseBelowCopy } from '../course-detail/offer.tsx';
import styles from './filling.module.css';

/** A platform that fills: with each step, what a client’s students then meet. */
export function Filling({ heading, lead, items }: CourseBelowCopy['steps']) {
  const pieces = piecesOf(useCase('platforms'), 'platforms');
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <ol className={styles.steps} role="list">
        {items.map(({ title, text, needs }, index) => {
          const piece = pieces[index];
          return (
            <li key={title}>
              {piece ? (
                <img src={piece.url} alt={piece.alt} width={640} height={480} loading="lazy" decoding="async" />
              ) : null}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {needs === undefined ? null : <p>{needs}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
