import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Testimonial } from '@mosaico/shared-types';
import { nameOfLanguage, useCaptionTrack } from './captions.ts';
import { card } from './content.ts';
import styles from './player.module.css';

/** Props of {@link Player}. */
export interface PlayerProps {
  testimonial: Testimonial;
  /** Shown until the first frame is there. */
  poster?: string | undefined;
  /** The video cannot be loaded or decoded. */
  onBroken: () => void;
}

/** Plays from the moment it appears, and has the focus: the visitor has just asked for it. */
export function Player({ testimonial: { name, company, videoUrl, captions }, poster, onBroken }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useCaptionTrack(video, captions !== undefined);
  // In the visitor's own click, or Safari would not play it with sound.
  useLayoutEffect(() => {
    video.current?.focus({ preventScroll: true });
    // A browser that still refuses shows the controls; a broken file is told by the element's own event.
    video.current?.play().catch(() => undefined);
  }, []);
  // A hand on the video's controls must not drag the carousel it is in, which listens to the document's own events.
  useEffect(() => {
    const controller = new AbortController();
    for (const press of ['mousedown', 'touchstart'] as const)
      video.current?.addEventListener(press, (event) => event.stopPropagation(), {
        passive: true,
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  // Nobody watches what they cannot see: it was scrolled away, or its carousel has gone on.
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting && document.pictureInPictureElement !== element) element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Testimonials from before captions were asked for have none to offer.
    <video
      className={styles.video}
      ref={video}
      src={videoUrl}
      controls
      playsInline
      tabIndex={0}
      aria-label={`${card.video} ${name}, ${company}`}
      onError={onBroken}
      poster={poster}
    >
      {captions ? (
        // Of this site, so that the video needs no `crossorigin`, with which those that may not be read would not play.
        <track
          kind="captions"
          src={captions.url}
          srcLang={captions.language}
          label={nameOfLanguage(captions.language)}
        />
      ) : null}
    </video>
  );
}
