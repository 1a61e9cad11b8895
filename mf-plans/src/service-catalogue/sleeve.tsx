import { useProofs } from '@mosaico/shared-ui/cases';
import { inside } from './content.ts';
import styles from './sleeve.module.css';

/** The locked catalogue: works that stick out of the panel below, which asks for the PIN. Nothing where the site has none. */
export default function Sleeve() {
  const pictures = useProofs(inside).flatMap(({ shown }, index) => {
    const picture = shown?.site?.pages?.[0] ?? shown?.works?.find(({ topic }) => topic === inside[index])?.narrow;
    return picture ?? [];
  });
  if (pictures.length < inside.length) return null;
  return (
    <div className={styles.sleeve} data-assemble="" aria-hidden="true">
      {pictures.map(({ url, width, height }) => (
        <img key={url} src={url} alt="" width={width} height={height} decoding="async" data-tile="" />
      ))}
    </div>
  );
}
