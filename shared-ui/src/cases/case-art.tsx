import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { CaseSummary, CaseTopic, PageName } from '@mosaico/shared-types';
import { SiteLink, type SiteDestination } from '@mosaico/shared-ui';
import { CaseLink } from './case-link.tsx';
import { CaseQuote, CaseResult, SampleLabel, WithoutCase } from './case-parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { resultOf, useProofs } from './use-cases.ts';
import { words } from './words.ts';
import across from './case-art-across.module.css';
import followed from './case-art-followed.module.css';
import frame from './case-art-site.module.css';
import quote from './case-art-words.module.css';
import styles from './case-art.module.css';

/** Props of {@link CaseArt}. */
export interface CaseArtProps {
  /** What the page sells. */
  topic: CaseTopic;
  /** The page of each case, by the case's id as its slug. */
  stories: PageName;
  /** The work's wide picture on a wide window, in a `PageHero` with `wide`: beside what came of it, or `across` the window, above it. */
  wide?: boolean | 'across';
  /** What the page opens with where the site has no case of this. */
  children?: ReactNode;
}

/**
 * The case that is proof of what a page sells, as the `picture` of its `PageHero`: the work of this topic, large; what came of it; whose
 * it is, with the way to the story; and other works of the topic, or of the client. To be shown by a `section('static', …)`.
 */
export function CaseArt({ topic, stories, wide, children }: CaseArtProps) {
  const [{ shown, besides } = {}] = useProofs([topic]);
  if (!shown) return <WithoutCase>{children}</WithoutCase>;
  const { id, client, sector, site, pictures: [first] = [], works = [] } = shown;
  const to = `${stories}/${id}` as const;
  const work = works.find((each) => each.topic === topic);
  const own = work?.picture;
  const stage = wide ? work?.wide : undefined;
  const narrow = wide ? work?.narrow : undefined;
  const picture = own ?? first;
  const result = resultOf(shown, topic);
  // One of each topic.
  const others = works.filter(
    (other, at) => other.topic !== topic && works.findIndex((each) => each.topic === other.topic) === at,
  );
  // Beside a stage there is no room for a second picture that says anything.
  const pictured = wide !== true;
  const kind = site && !own ? 'site' : picture ? 'picture' : 'words';
  const image = picture && <img src={picture.url} alt={picture.alt} width={640} height={480} decoding="async" />;
  return (
    <article
      className={clsx(styles.art, wide === 'across' && across.across)}
      aria-label={client}
      data-kind={kind}
      data-wide={wide ? (stage ? 'work' : '') : undefined}
      data-across={wide === 'across' ? '' : undefined}
      data-followed={besides || others.length > 0 ? '' : undefined}
      data-assemble=""
    >
      <div className={clsx(styles.work, kind === 'site' && frame.site, kind === 'words' && quote.alone)} data-tile="">
        {site && !own ? (
          <SiteFrame site={site} client={client} />
        ) : picture ? (
          <SiteLink to={to} tabIndex={-1}>
            {stage ? (
              <picture>
                <source media="(min-width: 60rem)" srcSet={stage.url} width={stage.width} height={stage.height} />
                {narrow && (
                  <source
                    media="(max-width: 39.99rem)"
                    srcSet={narrow.url}
                    width={narrow.width}
                    height={narrow.height}
                  />
                )}
                {image}
              </picture>
            ) : (
              image
            )}
          </SiteLink>
        ) : (
          <CaseQuote {...shown} />
        )}
      </div>
      {result ? (
        <CaseResult result={result} />
      ) : picture && shown.quote !== undefined ? (
        <div className={quote.said}>
          <CaseQuote {...shown} />
        </div>
      ) : null}
      <div className={styles.whose} data-tile="">
        <h2>
          {client} <small>{sector}</small>
        </h2>
        <SampleLabel {...shown} />
        <CaseLink shown={shown} topic={topic} stories={stories} />
      </div>
      {besides ? (
        <Followed
          to={`${stories}/${besides.id}`}
          name={besides.client}
          works={(besides.works ?? []).filter((other) => other.topic === topic).slice(0, 1)}
          pictured={pictured}
        />
      ) : others.length > 0 ? (
        <Followed to={to} name={words.follow} works={others} pictured={pictured} />
      ) : null}
    </article>
  );
}

/** “Sus redes, sus anuncios y su chat”. */
const inSpanish = new Intl.ListFormat('es');

interface FollowedProps {
  to: SiteDestination;
  name: string;
  works: NonNullable<CaseSummary['works']>;
  /** Shows them, too. */
  pictured: boolean;
}

/** Works beside the one that is shown: another client's of the same topic, or all others of this client. */
function Followed({ to, name, works, pictured }: FollowedProps) {
  // Two or three would be cut to slivers.
  const isWall = works.length >= 4;
  return (
    <SiteLink className={followed.followed} to={to} data-tile="">
      {pictured ? (
        <span data-four={isWall ? '' : undefined}>
          {works.slice(0, isWall ? 4 : 1).map(({ picture }) => (
            <img key={picture.url} src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
          ))}
        </span>
      ) : null}
      <span>
        <strong>{name}</strong> {inSpanish.format(works.map((work) => work.name))}
      </span>
    </SiteLink>
  );
}
