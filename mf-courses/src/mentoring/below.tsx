import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { contentBelow, topics } from './content.ts';
import { Extra } from './extra.tsx';
import { Fit } from './fit.tsx';
import { Session } from './session.tsx';
import { Terms } from './terms.tsx';
import styles from './below.module.css';

/** What came of it for one client, how it goes, for whom it is, and what if it is called off. */
export default function Below() {
  const { session, fit, extra, terms } = useContent(contentBelow);
  return (
    <>
      <CaseStudy topic="mentoring" stories="mf-testimonials/video-testimonials" />
      <Session {...session} />
      <Section heading={topics.heading} lead={topics.lead}>
        <ul className={styles.topics} role="list">
          {topics.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Fit {...fit} />
      <Terms {...terms} />
      <Extra {...extra} />
    </>
  );
}
