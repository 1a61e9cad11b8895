import { useContent } from '@mosaico/shared-types';
import { Scene, SiteLink } from '@mosaico/shared-ui';
import { useProofs, WithoutCase } from '@mosaico/shared-ui/cases';
import { contentBelow, scene, shown as words } from './content.ts';
import styles from './opening.module.css';

/** “Barro y Lino, Ancla Logística y Huerta en casa”. */
const inSpanish = new Intl.ListFormat('es');

/**
 * Finished sites on one wall in the order of their prices, the first one large: a link to what it is sold as. A phone shows a strip of them, each by
 * its first screens. The map of a site where there are none.
 */
export default function Opening() {
  const { store, premium, corporate, landing } = useContent(contentBelow);
  const kinds = [landing, corporate, premium, store];
  const made = useProofs(kinds.map(({ topic }) => topic)).flatMap(({ shown }, nth) => {
    const [front] = shown?.pictures ?? [];
    const kind = kinds[nth];
    const [screen, ...others] = shown?.site?.pages ?? [];
    return shown && front && kind ? [{ ...shown, kind, front, screen, below: others.slice(0, 1) }] : [];
  });
  if (made.length < kinds.length)
    return (
      <WithoutCase>
        <Scene art={scene} assemble />
      </WithoutCase>
    );
  return (
    <figure className={styles.wall} data-assemble="">
      {made.map(({ id, kind, front, screen, below }) => (
        <SiteLink key={id} to={kind.to} data-tile="">
          <span>
            <picture>
              {screen ? (
                <source media="(max-width: 41.99rem)" srcSet={screen.url} width={screen.width} height={screen.height} />
              ) : null}
              <img src={front.url} alt="" width={640} height={480} decoding="async" />
            </picture>
            {below.map(({ url, width, height }) => (
              <img key={url} src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            ))}
          </span>
          <span>
            {kind.name} <strong>{kind.price}</strong>
          </span>
        </SiteLink>
      ))}
      <figcaption>
        {inSpanish.format(made.map(({ client }) => client))}
        {made.some(({ sample }) => sample) ? words.samples : null}
      </figcaption>
    </figure>
  );
}
