import type { ClientCase } from '@mosaico/shared-types';
import { caseAnchor, CaseQuote, CaseResult, SampleMark } from '@mosaico/shared-ui/cases';
import { cases } from './content.ts';
import styles from './story.module.css';

/** A case from its problem to what came of it. Of what it does not say, nothing is left blank. */
export function Story({ told }: { told: ClientCase }) {
  const { id, client, sector, problem, done, result, quote, pictures = [] } = told;
  const hasProof = pictures.length > 0 || result !== undefined;
  return (
    <article className={styles.story} id={caseAnchor(id)} aria-label={client} data-wide={hasProof ? undefined : ''}>
      <header>
        <h3>
          {client} <small>{sector}</small>
        </h3>
        <SampleMark {...told} />
      </header>
      {hasProof ? (
        <div className={styles.proof}>
          {pictures.map(({ url, alt }) => (
            <img key={url} src={url} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
          ))}
          <CaseResult result={result} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h4>{cases.problem}</h4>
        <p>{problem}</p>
        <h4>{cases.done}</h4>
        <ul>
          {done.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {quote === undefined ? null : <CaseQuote {...told} />}
      </div>
    </article>
  );
}
