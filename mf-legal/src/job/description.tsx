import { useSite } from '@mosaico/shared-types';
import { Section, StructuredData } from '@mosaico/shared-ui';
import { Duties } from './duties.tsx';
import type { JobDescription, JobOpening } from './job-offer.ts';
import { jobPosting } from './job-posting.ts';
import { useConditions } from './use-conditions.ts';
import { usePosting } from './use-posting.ts';
import styles from './job-page.module.css';

/** What there is to do and who fits: for visitors, and while it is open for search engines. */
export function Description({ opening, description }: { opening: JobOpening; description: JobDescription }) {
  const { duties, requirements, remote } = description;
  const posting = usePosting(opening.job);
  const conditions = useConditions(opening);
  const site = useSite();
  return (
    <>
      {remote ? <StructuredData data={jobPosting(opening, description, remote, conditions, posting, site)} /> : null}
      <Section heading={duties.heading}>
        <Duties items={duties.items} />
      </Section>
      <Section heading={requirements.heading} tone="ink">
        <ol className={styles.requirements} role="list" data-as={requirements.as}>
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
    </>
  );
}
