import type { CaseSummary } from '@mosaico/shared-types';
import { SiteLink, type SiteDestination } from '@mosaico/shared-ui';
import styles from './case-card.module.css';

/** Props of {@link CaseCard}. */
export interface CaseCardProps {
  /** What is shown of the case. */
  shown: CaseSummary;
  /** Where its whole story is. */
  to: SiteDestination;
}

/** A case among others: whose it is, and what came of it, or else what it was about. The whole card leads to its story. */
export function CaseCard({ shown: { client, sector, problem, result }, to }: CaseCardProps) {
  return (
    <article className={styles.card}>
      <small>{sector}</small>
      <h3>
        <SiteLink to={to}>{client}</SiteLink>
      </h3>
      {result ? (
        <p>
          <strong>{result.figure}</strong> {result.what}
        </p>
      ) : (
        <p>{problem}</p>
      )}
    </article>
  );
}
