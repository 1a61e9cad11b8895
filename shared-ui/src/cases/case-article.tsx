import type { ReactNode } from 'react';
import type { CaseSummary, PageName } from '@mosaico/shared-types';
import { SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { CaseQuote, CaseResult, SampleMark } from './case-parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { words } from './words.ts';
import styles from './case-article.module.css';

/** Props of {@link CaseArticle}. */
export interface CaseArticleProps {
  shown: CaseSummary;
  /** The page of each case, by the case's id as its slug. */
  stories: PageName;
  /** Further ways on, below the link to the story. */
  children?: ReactNode;
}

/** A case in the words and pictures that stand beside an offer, for a section with a heading of its own. */
export function CaseArticle({ shown, stories, children }: CaseArticleProps) {
  const { id, client, sector, problem, result, pictures, site } = shown;
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
        <SiteLink to={`${stories}/${id}`}>
          {words.read}
          <VisuallyHidden>
            {' '}
            {words.of} {client}
          </VisuallyHidden>
        </SiteLink>
        {children}
      </div>
    </article>
  );
}
