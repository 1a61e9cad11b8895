import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/course-below.tsx';
import { usePieces } from '../course-detail/use-pieces.ts';
import { Appointments } from '../course-launches/appointments.tsx';
import { contentBelow } from './content.ts';
import styles from './below.module.css';

/** The sections below the opening: the months of a client’s course, and both services, with the way to one of them. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { steps, closing } = copy;
  const { appointments } = useContent(common);
  const [curve] = usePieces('relaunches');
  return (
    <>
      <Section heading={steps.heading} tone="tinted">
        {curve ? (
          <img
            className={styles.curve}
            src={curve.url}
            alt={curve.alt}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <ol className={styles.steps} role="list">
          {steps.items.map(({ title, text, needs }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {needs === undefined ? null : <p>{needs}</p>}
            </li>
          ))}
        </ol>
      </Section>
      <Offer copy={copy}>
        <div className={styles.closing} data-tone="ink">
          <h3>{closing.heading}</h3>
          <p>{closing.text}</p>
          <Appointments {...appointments} />
        </div>
      </Offer>
    </>
  );
}
