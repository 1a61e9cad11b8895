import type { CaseTopic } from '@mosaico/shared-types';
import { SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { SampleNote, useCase } from '@mosaico/shared-ui/cases';
import { read } from './content.ts';
import styles from './work-across.module.css';

/** A client's work across the window, as whoever gets the job would make it; nothing where there is none. */
export default function WorkAcross({ topic }: { topic: CaseTopic }) {
  const shown = useCase(topic);
  const work = shown?.works?.find((each) => each.topic === topic);
  if (!shown || !work) return null;
  const { id, client, sector } = shown;
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
        <SampleNote {...shown} />{' '}
        <SiteLink to={`mf-testimonials/case/${id}`}>
          {read.label}
          <VisuallyHidden>
            {' '}
            {read.of} {client}
          </VisuallyHidden>
        </SiteLink>
      </p>
    </article>
  );
}
