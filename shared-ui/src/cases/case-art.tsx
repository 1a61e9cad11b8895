import type { ReactNode } from 'react';
import type { CaseSummary, CaseTopic, PageName } from '@mosaico/shared-types';
import { SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { caseAnchor, CaseQuote, CaseResult, SampleLabel } from './case-parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { useProofs } from './use-cases.ts';
import { words } from './words.ts';
import parts from './case-parts.module.css';
import styles from './case-art.module.css';

/** Props of {@link CaseArt}. */
export interface CaseArtProps {
  /** What the page sells. */
  topic: CaseTopic;
  /** The page with the whole stories. */
  stories: PageName;
  /** What the page opens with where the site has no case of this. */
  children?: ReactNode;
}

/**
 * The case that is proof of what a page sells, as the `picture` of its `PageHero`: the work, large; what came of it; whose it is, with
 * the way to the story; and a client who can be followed through the site. To be shown by a `section('static', …)`.
 */
export function CaseArt({ topic, stories, children }: CaseArtProps) {
  const [{ shown, besides } = {}] = useProofs([topic]);
  if (!shown) return <div className={parts.without}>{children}</div>;
  const { id, client, sector, site, pictures: [picture] = [] } = shown;
  const to = `${stories}#${caseAnchor(id)}` as const;
  const followed = shown.works ? shown : besides;
  const kind = site ? 'site' : picture ? 'picture' : 'words';
  return (
    <article
      className={styles.art}
      aria-label={client}
      data-kind={kind}
      data-followed={followed ? '' : undefined}
      data-assemble=""
    >
      <div className={styles.work} data-kind={kind} data-tile="">
        {site ? (
          <SiteFrame site={site} client={client} />
        ) : picture ? (
          <SiteLink to={to} tabIndex={-1}>
            <img src={picture.url} alt={picture.alt} width={640} height={480} decoding="async" />
          </SiteLink>
        ) : (
          <CaseQuote {...shown} />
        )}
      </div>
      {shown.result ? (
        <CaseResult {...shown} />
      ) : picture && shown.quote !== undefined ? (
        <div className={styles.said}>
          <CaseQuote {...shown} />
        </div>
      ) : null}
      <div className={styles.whose} data-tile="">
        <h2>
          {client} <small>{sector}</small>
        </h2>
        <SampleLabel {...shown} />
        <SiteLink to={to}>
          {words.read}
          <VisuallyHidden>
            {' '}
            {words.of} {client}
          </VisuallyHidden>
        </SiteLink>
      </div>
      {followed && <Followed client={followed} stories={stories} topic={topic} />}
    </article>
  );
}

interface FollowedProps {
  client: CaseSummary;
  stories: PageName;
  topic: CaseTopic;
}

/** Another work for one client, or all of them where the case itself is theirs: the way to what else was made. */
function Followed({ client: { id, client, works = [] }, stories, topic }: FollowedProps) {
  const same = works.filter((work) => work.topic === topic);
  const shown = same.length > 0 ? same : works;
  return (
    <SiteLink className={styles.followed} to={`${stories}#${caseAnchor(id)}`} data-tile="">
      <span data-count={shown.length}>
        {shown.map(({ topic: of, picture }) => (
          <img key={of} src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
        ))}
      </span>
      <span>
        <strong>{same.length > 0 ? client : words.follow}</strong> {shown.map(({ name }) => name).join(', ')}
      </span>
    </SiteLink>
  );
}
