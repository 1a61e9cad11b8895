import { useContent } from '@mosaico/shared-types';
import { ClosingCall, Section } from '@mosaico/shared-ui';
import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/offer.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { contentBelow } from './content.ts';
import styles from './below.module.css';

/** The sections below the opening: what was done for a client’s course, both services, and the way to one of them. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { steps, closing } = copy;
  const { appointments } = useContent(common);
  const pieces = piecesOf(useCase('relaunches'), 'relaunches');
  return (
    <>
      <Section heading={steps.heading} tone="ink">
        <ol className={styles.steps} role="list">
          {steps.items.map(({ title, text, needs }, index) => {
            const piece = pieces[index];
            return (
              <li key={title}>
                {piece ? (
                  <img src={piece.url} alt={piece.alt} width={640} height={480} loading="lazy" decoding="async" />
                ) : null}
                <h3>{title}</h3>
                <p>{text}</p>
                {needs === undefined ? null : <p>{needs}</p>}
              </li>
            );
          })}
        </ol>
      </Section>
      <Offer copy={copy} />
      <ClosingCall weight="line" {...closing} actions={<Appointments {...appointments} />} />
    </>
  );
}
