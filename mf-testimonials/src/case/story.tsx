import { useJsonLd, useSite, type ClientCase } from '@mosaico/shared-types';
import { ActionLink, Section, SiteLink } from '@mosaico/shared-ui';
import { CaseQuote, CaseResult, SiteFrame, useCases } from '@mosaico/shared-ui/cases';
import { articleOf } from './article-of.ts';
import { content, soldAt } from './content.ts';
import styles from './story.module.css';

/** The story of a case, from its problem to its result. Parts that the case leaves out take no space. Empty until the case is loaded. */
export default function Story({ id }: { id: string }) {
  const shown = useCases().find((each) => each.id === id);
  return shown ? <LoadedStory shown={shown} /> : null;
}

function LoadedStory({ shown }: { shown: ClientCase }) {
  const { origin } = useSite().agency;
  useJsonLd(() => articleOf(shown, origin));
  const { client, topics, problem, done, result, quote, site } = shown;
  // The last topic is the narrowest.
  const sold = soldAt[topics.at(-1) ?? 'websites'];
  const pictures = (shown.pictures ?? []).slice(1);
  const isProven = result !== undefined || quote !== undefined;
  return (
    <>
      <Section>
        <article className={styles.story} aria-label={client} data-proven={isProven ? '' : undefined}>
          <div className={styles.words}>
            <h2>{content.problem}</h2>
            <p>{problem}</p>
            <h2>{content.done}</h2>
            <ol role="list">
              {done.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {sold ? (
              <ActionLink to={sold} look="secondary" icon={null}>
                {content.sold}
              </ActionLink>
            ) : null}
          </div>
          {isProven ? (
            <div className={styles.proof}>
              <h2>{content.came}</h2>
              <CaseResult result={result} />
              <CaseQuote {...shown} />
            </div>
          ) : null}
          {pictures.map(({ url, alt }) => (
            <img key={url} src={url} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
          ))}
        </article>
      </Section>
      {site ? <Site site={site} client={client} /> : null}
      <Works {...shown} />
    </>
  );
}

/** The finished site, and its screens one by one. */
function Site({ site, client }: { site: NonNullable<ClientCase['site']>; client: string }) {
  const { pages = [] } = site;
  return (
    <Section heading={content.site} lead={pages.length > 0 ? content.siteLead : undefined} tone="tinted">
      <div className={styles.site}>
        <SiteFrame site={site} client={client} />
        {pages.length > 0 ? (
          <ul className={styles.pages} role="list">
            {pages.map(({ url, alt, width, height }) => (
              <li key={url}>
                <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}

/** The other works for the client. Each leads to the page that sells it. */
function Works({ client, works = [] }: ClientCase) {
  // Several works may have one name: the pieces of a work. The page that sells it shows them all.
  const shown = works.filter(({ name }, at) => works.findIndex((each) => each.name === name) === at);
  if (shown.length === 0) return null;
  return (
    <Section heading={`${content.works} ${client}`}>
      <ul className={styles.works} role="list" data-count={Math.min(shown.filter(({ wide }) => !wide).length, 5)}>
        {shown.map(({ topic, name, picture, wide, narrow }) => {
          const to = soldAt[topic];
          return (
            <li key={picture.url} data-wide={wide ? '' : undefined} data-tile="">
              <picture>
                {wide ? (
                  <source media="(min-width: 48rem)" srcSet={wide.url} width={wide.width} height={wide.height} />
                ) : null}
                {narrow ? (
                  <source
                    media="(max-width: 39.99rem)"
                    srcSet={narrow.url}
                    width={narrow.width}
                    height={narrow.height}
                  />
                ) : null}
                <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
              </picture>
              {to ? (
                <SiteLink to={to} data-cover="">
                  {name}
                </SiteLink>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
