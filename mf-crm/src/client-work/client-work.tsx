import type { CaseTopic } from '@mosaico/shared-types';
import { SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useCase, workOf } from '@mosaico/shared-ui/cases';
import styles from './client-work.module.css';

/** Props of {@link ClientWork}. */
interface ClientWorkProps {
  topic: CaseTopic;
  /** What is to be seen; the client's name follows. */
  shows: string;
}

/** A client's work with the way to its case; nothing where the site has no picture of one. Below the first screen, in a `static` section. */
export function ClientWork({ topic, shows }: ClientWorkProps) {
  const shown = useCase(topic);
  const picture = workOf(shown, topic);
  if (!shown || !picture) return null;
  return (
    <SiteLink className={styles.work} to={`mf-testimonials/case/${shown.id}`} data-tile="">
      <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
      <span>
        {shows} <strong>{shown.client}</strong>
        <SampleNote {...shown} />
      </span>
    </SiteLink>
  );
}
