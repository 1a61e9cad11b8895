import { Scene } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import works from '../catalogue/priced-works.module.css';
import { covered, scene } from './content.ts';
import styles from './art.module.css';

/** A work of each service behind its tile, one of which is lifted; six characters where there are none. */
export default function Art() {
  const pictures = useProofs(covered).flatMap(({ shown }, index) => workOf(shown, covered[index] ?? 'social') ?? []);
  if (pictures.length < covered.length)
    return (
      <div className={works.without}>
        <Scene art={scene} assemble />
      </div>
    );
  return (
    <ul className={styles.tiles} role="list" data-assemble="" aria-hidden="true">
      {pictures.map(({ url }) => (
        <li key={url} data-tile="">
          <img src={url} alt="" width={640} height={480} decoding="async" />
        </li>
      ))}
    </ul>
  );
}
