import type { ClientCase } from '@mosaico/shared-types';
import { ActionLink, SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { CaseQuote, CaseResult, SampleLabel, SiteFrame } from '@mosaico/shared-ui/cases';
import { soldAt, stories } from './content.ts';
import { isUpright, Screen } from './screen.tsx';
import styles from './story.module.css';

/** What was made, whose case it is, and what came of it: what is seen of it while it is closed. */
export function StoryName({
  told: { client, sector, pictures, headline, result, site },
  trade,
  wide,
}: {
  told: ClientCase;
  /** The number of its trade; 0 for none. */
  trade: number;
  /** Two columns wide where there are four. */
  wide: boolean;
}) {
  const [picture] = pictures ?? [];
  const page = site?.pages?.[0];
  const upright = isUpright(page);
  const came = headline ?? (result && `${result.figure} ${result.what}`);
  return (
    <div
      className={styles.name}
      data-trade={trade}
      data-wide={wide ? '' : undefined}
      data-upright={upright ? '' : undefined}
    >
      {picture ? (
        <picture>
          {page && wide ? <Screen page={page} media="(min-width: 72rem)" /> : null}
          {page && upright ? <Screen page={page} media="(max-width: 29.99rem)" /> : null}
          <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
        </picture>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {client.charAt(0)}
        </span>
      )}
      <h3>
        {client} <small>{sector}</small>
      </h3>
      {came === undefined ? null : <p>{came}</p>}
    </div>
  );
}

/** A case from its problem to what came of it. Of what it does not say, nothing is left blank. */
export function Story({ told }: { told: ClientCase }) {
  const { client, topics, problem, done, result, quote, site } = told;
  // Of one name there may be several: the pieces of a work, for the page that sells it.
  const works = (told.works ?? []).filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at);
  // A site's first picture is its beginning.
  const pictures = (told.pictures ?? []).slice(site ? 1 : 0);
  // The last topic is the narrowest.
  const sold = soldAt[topics.at(-1) ?? 'websites'];
  const kind = site ? 'site' : pictures.length > 0 || result ? 'proof' : 'words';
  return (
    <article className={styles.story} aria-label={client} data-kind={kind}>
      {kind === 'words' ? null : (
        <div className={styles.proof}>
          {site ? <SiteFrame site={site} client={client} /> : null}
          {pictures.map(({ url, alt }) => (
            <img key={url} src={url} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
          ))}
          {site ? null : <CaseResult result={result} />}
        </div>
      )}
      <div className={styles.words}>
        {site ? <CaseResult result={result} /> : null}
        <h4>{stories.problem}</h4>
        <p>{problem}</p>
        <h4>{stories.done}</h4>
        <ul>
          {done.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {quote === undefined ? null : <CaseQuote {...told} />}
        <SampleLabel {...told} />
        {sold ? (
          <ActionLink to={sold} look="secondary" icon={null}>
            {stories.sold}
          </ActionLink>
        ) : null}
        <SiteLink to={`#${stories.id}`}>
          {stories.all}
          <VisuallyHidden>
            {' '}
            {stories.after} {client}
          </VisuallyHidden>
        </SiteLink>
      </div>
      {works.length > 0 ? (
        <div className={styles.works}>
          <h4>
            {stories.works} {client}
          </h4>
          <ul role="list">
            {works.map(({ topic, name, picture }) => {
              const to = soldAt[topic];
              return (
                <li key={picture.url} data-tile="">
                  <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
                  {to ? (
                    <SiteLink to={to} data-cover="">
                      {name}
                    </SiteLink>
                  ) : (
                    name
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </article>
  );
}
