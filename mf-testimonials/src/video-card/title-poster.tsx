import type { Testimonial } from '@mosaico/shared-types';
import { card } from './content.ts';
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

/** A strip of film; decoration. */
function Film({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M3 3.5h14v13H3zM6.5 3.5v13m7-13v13M3 8h3.5M3 12h3.5m7-4H17m-3.5 4H17" />
    </svg>
  );
}
