import type { ReactNode } from 'react';
import type { CaseSummary, CaseTopic, PageName } from '@mosaico/shared-types';
import { CaseLink } from './case-link.tsx';
import { CaseQuote, CaseResult, SampleMark } from './case-parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import styles from './case-article.module.css';

/** Props of {@link CaseArticle}. */
export interface CaseArticleProps {
  shown: CaseSummary;
  /** What the case is shown as proof of. */
  topic: CaseTopic;
  /** The page of each case, by the case's id as its slug. */
  stories: PageName;
  /** Further ways on, below the link to the story. */
  children?: ReactNode;
}

/** A case in the words and pictures that stand beside an offer, for a section with a heading of its own. */
export function CaseArticle({ shown, topic, stories, children }: CaseArticleProps) {
  const { client, sector, problem, result, pictures, site } = shown;
  const [picture] = pictures ?? [];
  const kind = site ? 'site' : picture || result ? 'proof' : 'words';
  return (
    <article className={styles.study} aria-label={client} data-kind={kind}>
      {site ? <SiteFrame site={site} client={client} /> : null}
      {kind === 'proof' ? (
        <div className={styles.proof}>
          {picture ? (
            <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
          ) : null}
          <CaseResult result={result} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3>
          {client} <small>{sector}</small>
        </h3>
        <p>{problem}</p>
        {site ? <CaseResult result={result} /> : null}
        <CaseQuote {...shown} />
        <SampleMark {...shown} />
        <CaseLink shown={shown} topic={topic} stories={stories} />
        {children}
      </div>
    </article>
  );
}
