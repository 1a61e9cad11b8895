import type { CaseTopic } from '@mosaico/shared-types';
import { CaseLink, resultOf, SampleLabel, useCase } from '@mosaico/shared-ui/cases';
import styles from './case-line.module.css';

/** What came of a client's case, and where it is told, in one line below a drawing. Nothing where the site has no case of the topic. */
export default function CaseLine({ topic }: { topic: CaseTopic }) {
  const shown = useCase(topic);
  if (!shown) return null;
  const result = resultOf(shown, topic);
  return (
    <article className={styles.line} aria-label={shown.client}>
      {result ? (
        <p>
          <strong>{result.figure}</strong> {result.what} <small>{result.period}</small>
        </p>
      ) : null}
      <p>
        {shown.client} <small>{shown.sector}</small>
      </p>
      <SampleLabel {...shown} />
      <CaseLink shown={shown} topic={topic} stories="mf-testimonials/case" />
    </article>
  );
}
