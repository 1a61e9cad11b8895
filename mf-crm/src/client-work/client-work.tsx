import type { CaseTopic } from '@mosaico/shared-types';
import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, SampleLabel, SampleNote, useCase, workOf } from '@mosaico/shared-ui/cases';
import styles from './client-work.module.css';

/** Props of {@link ClientWork}. */
interface ClientWorkProps {
  topic: CaseTopic;
  /** What is to be seen; the client's name follows. */
  shows: string;
  /** Words beside the picture rather than below it. */
  row?: boolean;
  /** The picture of a page's start: its words above it, in what its place leaves free. */
  start?: boolean;
  /** Below the first screen. */
  below?: boolean;
}

/** A client's work with the way to its case; nothing where the site has no picture of one. For a `static` section. */
export function ClientWork({ topic, shows, row, start, below }: ClientWorkProps) {
  const shown = useCase(topic);
  const picture = workOf(shown, topic);
  if (!shown || !picture) return null;
  return (
    <SiteLink
      className={styles.work}
      to={`mf-testimonials/video-testimonials#${caseAnchor(shown.id)}`}
      data-row={row ? '' : undefined}
      data-start={start ? '' : undefined}
      data-tile=""
    >
      {start ? (
        <div>
          {shows} <strong>{shown.client}</strong>
          <SampleLabel {...shown} />
        </div>
      ) : null}
      <img
        src={picture.url}
        alt={picture.alt}
        width={640}
        height={480}
        loading={below ? 'lazy' : 'eager'}
        decoding="async"
      />
      {start ? null : (
        <span>
          {shows} <strong>{shown.client}</strong>
          <SampleNote {...shown} />
        </span>
      )}
    </SiteLink>
  );
}
