import type { Testimonial } from '@mosaico/shared-types';
import { card } from './content.ts';
import { Film } from './film.tsx';
import styles from './title-poster.module.css';

interface TitlePosterProps extends Pick<Testimonial, 'name' | 'company'> {
  /** A picture may still come. */
  waiting?: boolean;
}

/** The poster of a video that has no picture. Hidden from screen readers: the caption below says the same. */
export function TitlePoster({ name, company, waiting }: TitlePosterProps) {
  return (
    <div className={styles.face} data-tone="ink" aria-hidden="true">
      <Film size={36} />
      <strong>{name}</strong>
      <small>{company}</small>
      {waiting ? null : <span>{card.placeholder}</span>}
    </div>
  );
}
