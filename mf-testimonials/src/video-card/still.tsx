import type { Testimonial } from '@mosaico/shared-types';
import { pictureFallback } from '@mosaico/shared-ui';
import type { Poster } from '../posters/use-poster.ts';
import { Spinner } from './spinner.tsx';
import { TitlePoster } from './title-poster.tsx';
import styles from './still.module.css';

/** Props of {@link Still}. */
export interface StillProps {
  testimonial: Testimonial;
  poster: Poster;
  /** Stands on the first screen. */
  isFirst: boolean;
  /** The picture did not load. */
  onBroken: () => void;
}

/** What is seen of a video before it plays. */
export function Still({ testimonial, poster, isFirst, onBroken }: StillProps) {
  const { name, company } = testimonial;
  switch (poster.status) {
    case 'waiting':
      return <TitlePoster name={name} company={company} waiting />;
    case 'capturing':
      return (
        <>
          <TitlePoster name={name} company={company} waiting />
          <Spinner />
        </>
      );
    case 'none':
      return <TitlePoster name={name} company={company} />;
    case 'picture':
      return (
        <>
          <TitlePoster name={name} company={company} waiting />
          <img
            className={styles.picture}
            src={poster.address}
            alt=""
            width={360}
            height={640}
            {...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const))}
            // What was captured is here already: nothing blank may stand between it and the tiles.
            decoding={testimonial.posterUrl === undefined ? 'sync' : 'async'}
            {...pictureFallback(onBroken)}
          />
        </>
      );
  }
}
