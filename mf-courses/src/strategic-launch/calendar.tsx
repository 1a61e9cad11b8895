import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import type { CourseBelowCopy } from '../course-detail/offer.tsx';
import { counts, yours } from './content.ts';
import styles from './calendar.module.css';

/** The stages of a launch, each with what a client published in it: videos, then pieces for the networks, then what opens. */
export function Calendar({ heading, lead, items }: CourseBelowCopy['steps']) {
  const pieces = piecesOf(useCase('launches'), 'launches');
  const { videos, posts } = useContent(counts);
  const made = [[], pieces.slice(0, videos), pieces.slice(videos, videos + posts), pieces.slice(videos + posts)];
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <ol className={styles.calendar} role="list">
        {items.map(({ title, text, needs }, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {needs === undefined ? null : (
              <div>
                <small>{yours}</small>
                <p>{needs}</p>
              </div>
            )}
            {made[index]?.length ? (
              <ul role="list">
                {made[index].map(({ url, alt }) => (
                  <li key={url}>
                    <img src={url} alt="" width={640} height={480} loading="lazy" decoding="async" />
                    <small>{alt}</small>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
