import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, CaseQuote, CaseResult, SampleLabel, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { proof } from './content.ts';
import styles from './proof.module.css';

/** Businesses that work with the CRM, beside the questions about it; nothing where the site has none. */
export default function Proof() {
  const proofs = useProofs(proof.topics);
  return (
    <div className={styles.cases}>
      {proofs.map(({ shown }, index) => {
        const topic = proof.topics[index];
        if (!shown || !topic) return null;
        const { id, client, sector } = shown;
        const picture = workOf(shown, topic);
        return (
          <article key={topic} aria-label={client}>
            {picture ? (
              <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
            ) : null}
            <CaseResult {...shown} />
            <CaseQuote {...shown} />
            <p className={styles.whose}>
              <strong>{client}</strong> {sector}
            </p>
            <SampleLabel {...shown} />
            <SiteLink to={`${proof.stories}#${caseAnchor(id)}`}>
              {proof.read} {client}
            </SiteLink>
          </article>
        );
      })}
    </div>
  );
}
