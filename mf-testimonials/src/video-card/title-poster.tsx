import type { Testimonial } from '@mosaico/shared-types';
import { Mosaic } from '@mosaico/shared-ui';
import { card } from './content.ts';
import { Film } from './film.tsx';
import styles from './title-poster.module.css';

/** Stands in for a video that has no picture. Hidden from screen readers: the caption below says the same. */
export function TitlePoster({ name, company }: Pick<Testimonial, 'name' | 'company'>) {
  return (
    <div className={styles.face} data-tone="ink" aria-hidden="true">
      <div className={styles.words}>
        <Film size={28} />
        <span>{card.placeholder}</span>
        <strong>{name}</strong>
        <small>{company}</small>
      </div>
      <div className={styles.tiles}>
        <Mosaic seed={`${name} ${company}`} columns={3} rows={2} seam={1} />
      </div>
    </div>
  );
}
