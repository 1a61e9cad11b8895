import type { CaseTopic } from '@mosaico/shared-types';
import { CaseLink, SampleNote, useCase } from '@mosaico/shared-ui/cases';
import styles from './work-across.module.css';

/** A client's work across the window, as whoever gets the job would make it; nothing where there is none. */
export default function WorkAcross({ topic }: { topic: CaseTopic }) {
  const shown = useCase(topic);
  const work = shown?.works?.find((each) => each.topic === topic);
  if (!shown || !work) return null;
  const { client, sector } = shown;
  const { picture, wide, narrow } = work;
  return (
    <article className={styles.work} aria-label={client} data-assemble="">
      <picture data-tile="">
        {wide && <source media="(min-width: 60rem)" srcSet={wide.url} width={wide.width} height={wide.height} />}
        {narrow && (
          <source media="(max-width: 39.99rem)" srcSet={narrow.url} width={narrow.width} height={narrow.height} />
        )}
        <img src={picture.url} alt={picture.alt} width={640} height={480} decoding="async" />
      </picture>
      <p>
        <strong>{client}</strong> {sector}
        <SampleNote {...shown} /> <CaseLink shown={shown} topic={topic} stories="mf-testimonials/case" />
      </p>
    </article>
  );
}
