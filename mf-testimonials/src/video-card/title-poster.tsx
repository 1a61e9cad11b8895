import type { Testimonial } from '@mosaico/shared-types';
import { Mosaic } from '@mosaico/shared-ui';
import { card } from './content.ts';
import { Film } from './film.tsx';
import styles from './title-poster.module.css';

/** Whose video it is. */
type Whose = Pick<Testimonial, 'name' | 'company'>;

/** The poster of a video that has no picture. Hidden from screen readers: the caption below says the same. */
export function TitlePoster({ name, company }: Whose) {
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

const grounds = ['a', 'b', 'c', 'e'] as const;

/** What stands in the place of a picture until it is there: the client's initial, on a ground that goes with the trade. */
export function WaitingPoster({ name, company }: Whose) {
  const ground = Array.from(company).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length;
  return (
    <div className={styles.waiting} data-ground={grounds[ground]} aria-hidden="true">
      <span>{Array.from(name)[0]}</span>
      <strong>{name}</strong>
    </div>
  );
}
