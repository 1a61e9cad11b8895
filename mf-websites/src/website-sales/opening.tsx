import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { useProofs, WithoutCase } from '@mosaico/shared-ui/cases';
import { contentBelow, scene, shown as words } from './content.ts';
import styles from './opening.module.css';

/** “Barro y Lino, Ancla Logística y Huerta en casa”. */
const inSpanish = new Intl.ListFormat('es');

/** Finished sites on one wall, the first one large: what they are sold as stands on the cards. The map of a site where there are none. */
export default function Opening() {
  const { store, premium, corporate, landing } = useContent(contentBelow).finished;
  const made = useProofs([store, premium, corporate, landing].map(({ topic }) => topic)).flatMap(({ shown }) =>
    shown?.pictures?.[0] ? [{ ...shown, url: shown.pictures[0].url }] : [],
  );
  if (made.length < 4)
    return (
      <WithoutCase>
        <Scene art={scene} assemble />
      </WithoutCase>
    );
  return (
    <figure className={styles.wall} data-assemble="">
      {made.map(({ id, url }) => (
        <img key={id} src={url} alt="" width={640} height={480} decoding="async" data-tile="" />
      ))}
      <figcaption>
        {inSpanish.format(made.map(({ client }) => client))}
        {made.some(({ sample }) => sample) ? words.samples : null}
      </figcaption>
    </figure>
  );
}
