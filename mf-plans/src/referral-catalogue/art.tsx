import { useContent } from '@mosaico/shared-types';
import { Scene, SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { SampleNote, caseAnchor, CaseResult, useCase, WithoutCase, workOf } from '@mosaico/shared-ui/cases';
import { proofs, read, recommends, sceneOf } from './content.ts';
import styles from './art.module.css';

/** Who recommends, and what was made for a client, for each referrer another one's; a shelf of prices where there is none. */
export default function Art({ name, place }: { name: string; place: number }) {
  const isSecond = place % 2 === 1;
  const topic = proofs[isSecond ? 1 : 0];
  const scene = useContent(sceneOf(name, place));
  const shown = useCase(topic);
  const picture = workOf(shown, topic);
  if (!shown || !picture)
    return (
      <WithoutCase>
        <Scene art={scene} assemble />
      </WithoutCase>
    );
  const { id, client, sector, site } = shown;
  // What a phone shows of it can be read on one.
  const [page] = isSecond ? (site?.pages ?? []) : [];
  const who = (
    <>
      <p className={styles.name} data-tile="">
        <strong>{name}</strong> {recommends}
      </p>
      <CaseResult {...shown} />
    </>
  );
  return (
    <article className={styles.art} aria-label={client} data-assemble="" data-second={isSecond ? '' : undefined}>
      {isSecond ? null : who}
      <picture data-phone={page ? '' : undefined} data-tile="">
        {page ? <source media="(min-width: 60rem)" srcSet={picture.url} width={640} height={480} /> : null}
        <img
          src={(page ?? picture).url}
          alt={(page ?? picture).alt}
          width={page?.width ?? 640}
          height={page?.height ?? 480}
          decoding="async"
        />
      </picture>
      {isSecond ? who : null}
      <div className={styles.whose} data-tile="">
        <h2>{client}</h2>
        <span>
          {sector}
          <SampleNote {...shown} />
        </span>
        <SiteLink to={`mf-testimonials/video-testimonials#${caseAnchor(id)}`}>
          {read.label}
          <VisuallyHidden>
            {' '}
            {read.of} {client}
          </VisuallyHidden>
        </SiteLink>
      </div>
    </article>
  );
}
