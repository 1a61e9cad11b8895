import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, CaseQuote, CaseResult, resultOf, SampleLabel, useCase, workOf } from '@mosaico/shared-ui/cases';
import { ClientWork } from '../client-work/client-work.tsx';
import { proof } from './content.ts';
import styles from './proof.module.css';

/** Businesses that work with the CRM, along the questions about it; nothing where the site has none. */
export default function Proof() {
  const shown = useCase(proof.topic);
  if (!shown) return null;
  const { id, client, sector } = shown;
  const picture = workOf(shown, proof.topic);
  return (
    <div className={styles.works}>
      <article className={styles.case} aria-label={client}>
        {picture ? (
          <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
        ) : null}
        <CaseResult result={resultOf(shown, proof.topic)} />
        <CaseQuote {...shown} />
        <p className={styles.whose}>
          <strong>{client}</strong> {sector}
        </p>
        <SampleLabel {...shown} />
        <SiteLink to={`${proof.stories}#${caseAnchor(id)}`}>
          {proof.read} {client}
        </SiteLink>
      </article>
      {proof.others.map((other) => (
        <ClientWork key={other.topic} {...other} />
      ))}
    </div>
  );
}
