import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { space, tileCorners, token } from 'shared-ui';
import { card } from './content.ts';
import { PlayButton } from './play-button.tsx';
import { Player } from './player.tsx';
import { Poster } from './poster.tsx';

const Card = styled('figure')({
  display: 'grid',
  gap: space(1.75),
  '& > figcaption': { display: 'grid', gap: space(0.25), paddingBlockStart: space(0.25) },
  '& > figcaption > strong': {
    fontFamily: token.display,
    fontSize: '1.125rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  '& > figcaption > span': { color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.35 },
});

const Tile = styled('div')({
  position: 'relative',
  aspectRatio: '9 / 16',
  overflow: 'clip',
  borderRadius: tileCorners,
  backgroundColor: token.band,
  isolation: 'isolate',
  '&:focus-within:has(:focus-visible)': { overflow: 'visible' },
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

/** Props of {@link TestimonialCard}. */
export interface TestimonialCardProps {
  testimonial: Testimonial;
  playing: boolean;
  onPlay(): void;
  onStop(): void;
}

/** A client: a poster that becomes the video. No byte of the video is asked for before. */
export function TestimonialCard({ testimonial, playing, onPlay, onStop }: TestimonialCardProps) {
  const { name, company } = testimonial;
  const [broken, setBroken] = useState(false);
  return (
    <Card>
      <Tile>
        {playing ? (
          <Player
            testimonial={testimonial}
            onBroken={() => {
              setBroken(true);
              onStop();
            }}
          />
        ) : (
          <>
            <Poster testimonial={testimonial} />
            {broken ? <p role="alert">{card.broken}</p> : null}
            <PlayButton
              name={name}
              focused={broken}
              onClick={() => {
                setBroken(false);
                onPlay();
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
}
