import { ActionLink, Section, SiteLink } from '@mosaico/shared-ui';
import { useCases } from '@mosaico/shared-ui/cases';
import { stories, wall } from './content.ts';
import { isUpright, Screen } from './screen.tsx';
import styles from './wall.module.css';

const page = 'mf-testimonials/video-testimonials';

/** Every case as a tile: what was made, whose it is, and what came of it. A site's is larger. Nothing where there are none. */
export default function Wall() {
  const all = useCases();
  if (all.length === 0) return null;
  return (
    <Section heading={wall.heading} lead={wall.lead}>
      <ul className={styles.wall} role="list">
        {all.map(({ id, client, topics, headline, result, pictures: [picture] = [], site }) => (
          <li
            key={id}
            data-topics={topics.join(' ')}
            data-large={site ? '' : undefined}
            data-upright={isUpright(site?.pages?.[0]) ? '' : undefined}
            data-tile=""
          >
            {picture ? (
              <picture>
                {site?.pages?.[0] ? <Screen page={site.pages[0]} media="(max-width: 47.99rem)" /> : null}
                <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
              </picture>
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {client.charAt(0)}
              </span>
            )}
            <h3>
              <SiteLink to={`mf-testimonials/case/${id}`} data-cover="">
                {client}
              </SiteLink>
            </h3>
            <p>{headline ?? (result && `${result.figure} ${result.what}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {all.some(({ sample }) => sample) ? <p>{stories.samples}</p> : null}
        <ActionLink to={`${page}#${stories.id}`} look="secondary">
          {wall.all}
        </ActionLink>
      </div>
    </Section>
  );
}
