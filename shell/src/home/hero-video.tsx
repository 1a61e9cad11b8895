import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useSite } from 'shared-types';
import { focusRing, Pause, Play, space, tileCorners, token } from 'shared-ui';
import { hero } from './content.ts';
import { playWhileSeen } from './play-while-seen.ts';
import { useHeroVideo } from './use-hero-video.ts';

/** The video starts again at this second. */
const restartAt = 59;

const frame = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

const Poster = styled('img')(frame);

const Video = styled('video')({
  ...frame,
  // Upright videos have their subject in the upper half.
  '@media (max-width: 59.99rem)': { objectPosition: '50% 25%' },
  // Invisible until it plays: the poster is what is painted first, and nothing flashes.
  '&:not([data-playing])': { opacity: 0 },
  transition: 'opacity 200ms linear',
});

const Control = styled('button')({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space(2),
  insetInlineEnd: space(2),
  display: 'grid',
  placeItems: 'center',
  width: space(6),
  height: space(6),
  padding: 0,
  border: 0,
  borderRadius: tileCorners,
  backgroundColor: token.paper,
  color: token.ink,
  cursor: 'pointer',
  '&:hover': { backgroundColor: token.accentSoft },
  '@media (min-width: 60rem)': { insetBlock: `auto ${space(2)}` },
  '&:focus-visible': focusRing,
});

/** The hero's picture: a poster at once, and a muted video over it for whoever wants one. */
export function HeroVideo() {
  const { poster } = useSite().hero;
  const address = useHeroVideo();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Poster src={poster} alt="" width={1280} height={720} fetchPriority="high" />
      {address && !failed && <MovingPicture address={address} onFailure={() => setFailed(true)} />}
    </>
  );
}

function MovingPicture({ address, onFailure }: { address: string; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!video.current || paused) return undefined;
    return playWhileSeen(video.current, () => setPaused(true));
  }, [paused]);

  return (
    <>
      <Video
        ref={video}
        src={address}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        data-playing={playing ? '' : undefined}
        onPlaying={() => setPlaying(true)}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.currentTime >= restartAt) currentTarget.currentTime = 0;
        }}
        onError={onFailure}
      />
      <Control type="button" aria-label={paused ? hero.play : hero.pause} onClick={() => setPaused(!paused)}>
        {paused ? <Play /> : <Pause />}
      </Control>
    </>
  );
}
