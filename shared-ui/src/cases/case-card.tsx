import type { CaseSummary } from '@mosaico/shared-types';
import { SiteLink, type SiteDestination } from '@mosaico/shared-ui';
import { words } from './words.ts';
import styles from './case-card.module.css';

/** Props of {@link CaseCard}. */
export interface CaseCardProps {
  /** What is shown of the case. */
  shown: CaseSummary;
  /** Where its whole story is. */
  to: SiteDestination;
}

/**
 * A case among others: what was made, whose it is, and what came of it, or else what it was about. Without a picture, its
 * place has the client's initial on a tile. The whole card leads to its story.
 */
export function CaseCard({ shown: { client, sector, problem, result, pictures, sample }, to }: CaseCardProps) {
  const [picture] = pictures ?? [];
  return (
    <article className={styles.card} data-tile="">
      {picture ? (
        <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
      ) : (
        <div className={styles.initial} aria-hidden="true">
          {client.charAt(0)}
        </div>
      )}
      <div className={styles.words}>
        <small>{sector}</small>
        <h3>
          <SiteLink to={to}>{client}</SiteLink>
        </h3>
        {result ? (
          <p>
            <strong>{result.figure}</strong> {result.what} <small>{result.period}</small>
          </p>
        ) : (
          <p>{problem}</p>
        )}
        {sample ? <small className={styles.sample}>{words.sampleShort}</small> : null}
      </div>
    </article>
  );
}
