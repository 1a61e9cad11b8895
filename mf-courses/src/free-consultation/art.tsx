import { useContent } from '@mosaico/shared-types';
import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, useCase, workOf } from '@mosaico/shared-ui/cases';
import { agenda, sample } from './content.ts';
import styles from './art.module.css';

/** What a client’s launch came to, and the minutes of the consultation, a tile each, by what is done in them. */
export default function Art() {
  const { heading, minutes, when, items } = useContent(agenda);
  const shown = useCase('launches');
  const picture = workOf(shown, 'launches');
  const share = Math.round(minutes / items.length);
  return (
    <section className={styles.art} aria-label={heading} data-assemble="">
      {shown?.result && picture ? (
        <SiteLink
          className={styles.work}
          to={`mf-testimonials/video-testimonials#${caseAnchor(shown.id)}`}
          data-tile=""
        >
          <img src={picture.url} alt="" width={640} height={480} decoding="async" />
          <span>
            <strong>{shown.result.figure}</strong> {shown.result.what}
            <small>
              {shown.client}
              {shown.sample ? `. ${sample}` : null}
            </small>
          </span>
        </SiteLink>
      ) : null}
      <h2>{heading}</h2>
      <ol role="list">
        {items.map(({ title, text }, index) => (
          <li key={title} data-tile="">
            <span className={styles.minutes} aria-hidden="true">
              {Array.from({ length: share }, (_, minute) => (
                <span key={minute} />
              ))}
            </span>
            <small>{when(index * share, (index + 1) * share)}</small>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
