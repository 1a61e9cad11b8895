import { memo, useRef, useState } from 'react';
import type { Testimonial } from '@mosaico/shared-types';
import { useWhileNear } from '../posters/near.ts';
import { usePoster } from '../posters/use-poster.ts';
import { CaptionsButton } from './captions-button.tsx';
import { card } from './content.ts';
import { useNowPlaying } from './now-playing.ts';
import { PlayButton } from './play-button.tsx';
import { Player } from './player.tsx';
import { Still } from './still.tsx';
import styles from './testimonial-card.module.css';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Stands on the first screen: its poster is not put off. */
  isFirst?: boolean;
}

/** A client: a poster that becomes the video. No byte of the video is asked for while the card is far from the window. */
export const TestimonialCard = memo(function TestimonialCard({ testimonial, isFirst = false }: TestimonialCardProps) {
  const { name, company } = testimonial;
  const tile = useRef<HTMLDivElement>(null);
  const [poster, pictureBroken] = usePoster(testimonial, useWhileNear(tile));
  const { playing, play, stop } = useNowPlaying();
  const [broken, setBroken] = useState(false);
  return (
    <div className={styles.card}>
      <figure>
        <div className={styles.tile} ref={tile}>
          {playing ? (
            <Player
              testimonial={testimonial}
              poster={poster.status === 'picture' ? poster.address : undefined}
              onBroken={() => {
                setBroken(true);
                stop();
              }}
            />
          ) : (
            <>
              <Still testimonial={testimonial} poster={poster} isFirst={isFirst} onBroken={pictureBroken} />
              {broken ? <p role="alert">{card.broken}</p> : null}
              <PlayButton
                testimonial={testimonial}
                focused={broken}
                onPlay={() => {
                  setBroken(false);
                  play();
                }}
              />
            </>
          )}
        </div>
        <figcaption>
          <strong>{name}</strong>
          <span>{company}</span>
        </figcaption>
      </figure>
      {playing && testimonial.captions ? <CaptionsButton /> : null}
    </div>
  );
});
