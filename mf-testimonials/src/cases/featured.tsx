import { ActionLink, Section } from '@mosaico/shared-ui';
import { caseAnchor, CaseCard, useFeaturedCases } from '@mosaico/shared-ui/cases';
import { featured, stories } from './content.ts';
import styles from './cases.module.css';

const page = 'mf-testimonials/video-testimonials';

/** The slot `testimonials/cases`: three cases of different services, each leading to its story. Nothing where there are none. */
export default function Featured() {
  const shown = useFeaturedCases();
  if (shown.length === 0) return null;
  return (
    <Section heading={featured.heading} lead={featured.lead}>
      <ul className={styles.few} role="list">
        {shown.map((each) => (
          <li key={each.id}>
            <CaseCard shown={each} to={`${page}#${caseAnchor(each.id)}`} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ActionLink to={`${page}#${stories.id}`} look="secondary">
          {featured.all}
        </ActionLink>
      </div>
    </Section>
  );
}
