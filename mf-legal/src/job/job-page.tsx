import { useSite } from '@mosaico/shared-types';
import {
  ActionLink,
  Badge,
  CheckList,
  Embed,
  Notice,
  PageHero,
  Section,
  Steps,
  StructuredData,
  type EmbedHeight,
  type SceneArt,
  type Step,
} from '@mosaico/shared-ui';
import { dateInWords } from '../dates.ts';
import { dates } from './content.ts';
import { jobPosting } from './job-posting.ts';
import { usePosting } from './use-posting.ts';
import styles from './job-page.module.css';

/** What a job offer says. */
export interface JobOffer {
  /** The day since which it is offered (`2026-11-16`): whoever offers it again sets both this and the page's `expires`. */
  posted: string;
  hero: { eyebrow: string; title: string; lead: string; tags: readonly string[]; apply: string };
  duties: { heading: string; items: readonly { title: string; description: string }[] };
  requirements: { heading: string; items: readonly { title: string; description: string }[] };
  /** Hours and place, as short facts. */
  conditions: { heading: string; items: readonly string[] };
  selection: { heading: string; items: readonly Step[] };
  /** What applicants must know before they begin. */
  mandatory: { title: string; text: string };
  form: { heading: string; lead: string; title: string };
}

/** Props of {@link JobPage}. */
interface JobPageProps {
  offer: JobOffer;
  /** Address of the application survey. */
  survey: string;
  height: EmbedHeight;
  art: SceneArt;
}

const formAnchor = 'postular';

/** A job offer, also to search engines: what there is to do, who fits, how the selection goes, and the application survey. */
export function JobPage({ offer, survey, height, art }: JobPageProps) {
  const { hero, duties, requirements, conditions, selection, mandatory, form } = offer;
  const posting = usePosting(offer.posted);
  const { posted, until } = posting;
  return (
    <>
      <StructuredData data={jobPosting(offer, posting, useSite())} />
      <PageHero
        scene={art}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={
          <>
            <ul className={styles.tags} role="list">
              {hero.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
            <p className={styles.dates}>
              {dates.posted} {dateInWords(posted)}, {dates.until} {dateInWords(until)}
            </p>
          </>
        }
        actions={<ActionLink href={`#${formAnchor}`}>{hero.apply}</ActionLink>}
      />
      <Section heading={duties.heading}>
        <ul className={styles.duties} role="list">
          {duties.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={requirements.heading} tone="tinted">
        <ol className={styles.requirements} role="list">
          {requirements.items.map(({ title, description }) => (
            <li key={title}>
              <span>
                <strong>{title}</strong>
                {description}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={conditions.heading}>
        <CheckList items={conditions.items} columns={2} />
      </Section>
      <Section heading={selection.heading} tone="ink">
        <div className={styles.parts}>
          <Steps items={selection.items} />
          <Notice kind="important" title={mandatory.title}>
            {mandatory.text}
          </Notice>
        </div>
      </Section>
      <Section heading={form.heading} lead={form.lead} id={formAnchor}>
        <Embed address={survey} title={form.title} height={height} />
      </Section>
    </>
  );
}
