import { useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { focusRing } from 'shared-ui';
import { card } from './content.ts';

const Video = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  borderRadius: 'inherit',
  '&:focus-visible': focusRing,
});

/** Props of {@link Player}. */
export interface PlayerProps {
  testimonial: Testimonial;
  /** The video cannot be loaded or decoded. */
  onBroken(): void;
}

/** Plays from the moment it appears, and has the focus: the visitor has just asked for it. */
export function Player({ testimonial: { name, company, videoUrl, posterUrl }, onBroken }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  // In the visitor's own click, or Safari would not play it with sound.
  useLayoutEffect(() => {
    video.current?.focus({ preventScroll: true });
    // A browser that still refuses shows the controls; a broken file is told by the element's own event.
    video.current?.play().catch(() => undefined);
  }, []);
  return (
    // The testimonials come without captions, so there is no track to offer.
    <Video
      ref={video}
      src={videoUrl}
      controls
      playsInline
      tabIndex={0}
      aria-label={`${card.video} ${name}, ${company}`}
      onError={onBroken}
      {...(posterUrl === undefined ? {} : { poster: posterUrl })}
    />
  );
}
