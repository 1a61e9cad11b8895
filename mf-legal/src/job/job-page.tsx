import type { ReactNode } from 'react';
import { section, type CaseTopic } from '@mosaico/shared-types';
import { ActionLink, PageHero, type EmbedHeight } from '@mosaico/shared-ui';
import { dateInWords } from '../dates.ts';
import { formAnchor } from './anchor.ts';
import { Closed } from './closed.tsx';
import { closed as closedCopy, dates } from './content.ts';
import type { JobOpening, OtherOffer } from './job-offer.ts';
import { useConditions } from './use-conditions.ts';
import { usePosting } from './use-posting.ts';
import styles from './job-page.module.css';

/** Props of {@link JobPage}. */
interface JobPageProps {
  opening: JobOpening;
  /** Address of the application survey. */
  survey: string;
  height: EmbedHeight;
  /** A client's work of this topic shows what there is to do. */
  shows: CaseTopic;
  other: OtherOffer;
  /** The job's description. */
  children: ReactNode;
}

const WorkAcross = section<{ topic: CaseTopic }>('static', () => import('./work-across.tsx'));
const Ending = section<{ title: string; other: OtherOffer }>('static', () => import('./ending.tsx'));
const Apply = section('near', () => import('./apply.tsx'));

/** A job offer: what it is and the application survey; once its last day is over, that it is closed, and where to then. */
export function JobPage({ opening, survey, height, shows, other, children }: JobPageProps) {
  const { hero, form } = opening;
  const { posted, until, closed } = usePosting(opening.job);
  const facts = [
    ...useConditions(opening),
    {
      title: dates.name,
      description: `${dates.posted} ${dateInWords(posted)}, ${closed ? dates.closed : dates.until} ${dateInWords(until)}`,
    },
  ];
  return (
    <>
      <PageHero
        picture={<WorkAcross topic={shows} />}
        wide
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={closed ? closedCopy.lead : hero.lead}
        actions={closed ? undefined : <ActionLink href={`#${formAnchor}`}>{hero.apply}</ActionLink>}
        details={
          <>
            {hero.tags ? (
              <ul className={styles.tags} role="list">
                {hero.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            ) : null}
            <dl className={styles.facts}>
              {facts.map(({ title, description }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </>
        }
      />
      {closed ? (
        <Closed title={hero.title} other={other} />
      ) : (
        <>
          {children}
          <Apply form={form} survey={survey} height={height} />
          <Ending title={hero.title} other={other} />
        </>
      )}
    </>
  );
}
