import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseLink, SampleNote, CaseResult, piecesOf, useCase, WithoutCase, workOf } from '@mosaico/shared-ui/cases';
import { ClientLogo } from '../catalogue/logos.tsx';
import { proofs, recommends, sceneOf } from './content.ts';
import styles from './art.module.css';

/**
 * Who recommends, and what was made for a client, for each referrer another one's: one work, or what leads from logo to result. A shelf of
 * prices where there is none.
 */
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
  const { client, sector, site } = shown;
  const [page] = isSecond ? (site?.pages ?? []) : [];
  const [ad] = isSecond ? piecesOf(shown, 'ads') : [];
  return (
    <article className={styles.art} aria-label={client} data-assemble="" data-path={page ? '' : undefined}>
      <p className={styles.name} data-tile="">
        <strong>{name}</strong> {recommends}
      </p>
      {page ? (
        <div className={styles.logo} data-tile="">
          <ClientLogo of={client} />
        </div>
      ) : null}
      <img
        src={(page ?? picture).url}
        alt={(page ?? picture).alt}
        width={page?.width ?? 640}
        height={page?.height ?? 480}
        decoding="async"
        data-tile=""
      />
      {ad ? <img src={ad.url} alt={ad.alt} width={640} height={480} decoding="async" data-tile="" /> : null}
      <CaseResult {...shown} />
      <div className={styles.whose} data-tile="">
        <h2>{client}</h2>
        <span>
          {sector}
          <SampleNote {...shown} />
        </span>
        <CaseLink shown={shown} topic={topic} stories="mf-testimonials/case" />
      </div>
    </article>
  );
}
