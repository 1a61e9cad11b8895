import { memo, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { space, tileCorners, token } from 'shared-ui';
import { useWhileNear } from '../posters/near.ts';
import { usePoster } from '../posters/use-poster.ts';
import { card } from './content.ts';
import { useNowPlaying } from './now-playing.ts';
import { PlayButton } from './play-button.tsx';
import { Player } from './player.tsx';
import { Still } from './still.tsx';

const Card = styled('figure')({
  display: 'grid',
  gap: space(1.75),
  '& > figcaption': { display: 'grid', gap: space(0.25), paddingBlockStart: space(0.25) },
  '& > figcaption > strong': {
    fontFamily: token.display,
    fontSize: '1.125rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  '& > figcaption > span': { color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.35 },
});

const Tile = styled('div')({
  position: 'relative',
  // Its height follows from its width alone, so leaving out what is off screen moves nothing.
  aspectRatio: '9 / 16',
  contentVisibility: 'auto',
  overflow: 'clip',
  borderRadius: tileCorners,
  backgroundColor: token.tileD,
  isolation: 'isolate',
  '&:has(> video)': { backgroundColor: token.band },
  '& > [role="alert"]': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    padding: space(2),
    backgroundColor: token.raised,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    lineHeight: 1.35,
  },
});

/** A client: a poster that becomes the video. No byte of the video is asked for while the card is far from the window. */
export const TestimonialCard = memo(function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, company } = testimonial;
  const tile = useRef<HTMLDivElement>(null);
  const [poster, pictureBroken] = usePoster(testimonial, useWhileNear(tile));
  const { playing, play, stop } = useNowPlaying();
  const [broken, setBroken] = useState(false);
  return (
    <Card>
      <Tile ref={tile}>
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
            <Still testimonial={testimonial} poster={poster} onBroken={pictureBroken} />
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
      </Tile>
      <figcaption>
        <strong>{name}</strong>
        <span>{company}</span>
      </figcaption>
    </Card>
  );
});
