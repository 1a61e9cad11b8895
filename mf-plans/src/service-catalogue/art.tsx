import { Lock, Scene } from '@mosaico/shared-ui';
import { useProofs, WithoutCase, workOf } from '@mosaico/shared-ui/cases';
import { covered, scene } from './content.ts';
import styles from './art.module.css';

/** A work of each service above its name and a lock; six characters where there are none. */
export default function Art() {
  const proofs = useProofs(covered.map(({ topic }) => topic));
  const tiles = covered.flatMap(({ topic, name }, index) => {
    const picture = workOf(proofs[index]?.shown, topic);
    return picture ? [{ name, url: picture.url }] : [];
  });
  if (tiles.length < covered.length)
    return (
      <WithoutCase>
        <Scene art={scene} assemble />
      </WithoutCase>
    );
  return (
    <ul className={styles.tiles} role="list" data-assemble="" aria-hidden="true">
      {tiles.map(({ name, url }) => (
        <li key={name} data-tile="">
          <img src={url} alt="" width={640} height={480} decoding="async" />
          <strong>
            {name} <Lock size={18} />
          </strong>
        </li>
      ))}
    </ul>
  );
}
