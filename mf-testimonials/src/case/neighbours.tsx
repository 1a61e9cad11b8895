import { Section, SiteLink } from '@mosaico/shared-ui';
import { stories } from '../cases/content.ts';
import { content } from './content.ts';
import styles from './neighbours.module.css';

interface Neighbour {
  slug: string;
  name: string;
}

/** The ways on to the cases before and after this one, and to all of them. */
export function Neighbours({ previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined }) {
  return (
    <Section>
      <nav className={styles.neighbours} aria-label={content.more} data-no-print="">
        {previous ? (
          <SiteLink to={`mf-testimonials/case/${previous.slug}`} rel="prev">
            <small>{content.previous}</small> {previous.name}
          </SiteLink>
        ) : null}
        {next ? (
          <SiteLink to={`mf-testimonials/case/${next.slug}`} rel="next">
            <small>{content.next}</small> {next.name}
          </SiteLink>
        ) : null}
        <SiteLink to={`mf-testimonials/video-testimonials#${stories.id}`}>{content.all}</SiteLink>
      </nav>
    </Section>
  );
}
