import type { Testimonial } from '@mosaico/shared-types';
import { Mosaic } from '@mosaico/shared-ui';
import { card } from './content.ts';
import { Film } from './film.tsx';
import styles from './title-poster.module.css';

/** Props of {@link TitlePoster}. */
export interface TitlePosterProps extends Pick<Testimonial, 'name' | 'company'> {
  /** A picture may still come: the tiles alone. */
  quiet?: boolean;
}

/** The poster of a video that has no picture, or none yet. Hidden from screen readers: the caption below says the same. */
export function TitlePoster({ name, company, quiet }: TitlePosterProps) {
  return (
    <div className={styles.face} data-tone="ink" aria-hidden="true">
      {quiet ? null : (
        <div className={styles.words}>
          <Film size={28} />
          <span>{card.placeholder}</span>
          <strong>{name}</strong>
          <small>{company}</small>
        </div>
      )}
      <div className={styles.tiles}>
        <Mosaic seed={`${name} ${company}`} columns={3} rows={2} seam={1} />
      </div>
    </div>
  );
}
