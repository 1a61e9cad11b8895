import { useEffect, useRef, useState } from 'react';
import { useSite } from '@mosaico/shared-types';
import { Pause, Play } from '@mosaico/shared-ui';
import { hero } from './content.ts';
import { playWhileSeen } from './play-while-seen.ts';
import { useHeroVideo } from './use-hero-video.ts';
import styles from './hero-video.module.css';

/** The video starts again at this second. */
const restartAt = 59;

/**
 * The hero's picture: a poster at once, and a muted video over it if the visitor wants one. It is decoration without sound, and
 * hidden from screen readers (WCAG 1.2.1 to 1.2.3 do not apply).
 */
export function HeroVideo() {
  const { poster } = useSite().hero;
  const address = useHeroVideo();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <img className={styles.poster} src={poster} alt="" width={840} height={630} fetchPriority="high" />
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
      <video
        className={styles.video}
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
      {(playing || paused) && (
        <button
          className={styles.control}
          type="button"
          aria-label={paused ? hero.play : hero.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play /> : <Pause />}
        </button>
      )}
    </>
  );
}
