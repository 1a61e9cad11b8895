import type { CaseSummary } from '@mosaico/shared-types';
import styles from './work-picture.module.css';

/** Props of {@link WorkPicture}. */
interface WorkPictureProps {
  picture: { url: string };
  /** The landing page that is shown, if it is one. */
  landing?: CaseSummary | undefined;
  width?: number;
  height?: number;
}

/** A client's work. Of a landing page a phone shows its first two parts instead, one below the other, at a size that can be read. */
export function WorkPicture({ picture, landing, width = 640, height = 480 }: WorkPictureProps) {
  const [first, second] = landing?.site?.pages ?? [];
  const image = <img src={picture.url} alt="" width={width} height={height} decoding="async" />;
  if (!first || !second) return image;
  return (
    <span className={styles.parts}>
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={first.url} width={first.width} height={first.height} />
        {image}
      </picture>
      <img src={second.url} alt="" width={second.width} height={second.height} loading="lazy" decoding="async" />
    </span>
  );
}
