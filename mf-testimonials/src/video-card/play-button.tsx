import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { copy, Play, tileCorners, token, useHydrated, VisuallyHidden } from 'shared-ui';
import { card } from './content.ts';

// The whole tile plays; a quarter tile in its cut corner says so.
const Surface = styled('a')({
  position: 'absolute',
  inset: 0,
  borderRadius: tileCorners,
  // Inside, on a ground of its own: the tile is clipped, and the picture may have any colour.
  '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${token.paper}` },
});

const Corner = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'clamp(3.5rem, 36%, 5.5rem)',
  aspectRatio: '1',
  padding: '12% 0 0 12%',
  borderRadius: `100% 0 ${token.corner} 0`,
  backgroundColor: token.highlight,
  // Grout, so that it stands apart from any poster.
  boxShadow: `0 0 0 3px ${token.paper}`,
  color: token.onHighlight,
  transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  '& path': { fill: 'currentColor' },
  'a:hover > &': { backgroundColor: token.accent, color: token.onAccent },
  '@media print': { display: 'none' },
});

/** Props of {@link PlayButton}. */
export interface PlayButtonProps {
  testimonial: Testimonial;
  /** Takes the focus when it appears: it stands where the visitor was. */
  focused: boolean;
  onPlay(): void;
}

/** Plays the video in its place; until scripts run, and without them, it is a link to the video. */
export function PlayButton({ testimonial: { name, videoUrl }, focused, onPlay }: PlayButtonProps) {
  const surface = useRef<HTMLAnchorElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (focused) surface.current?.focus({ preventScroll: true });
  }, [focused]);
  const play = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    onPlay();
  };
  return (
    // The element stays the same one when it becomes a button, and keeps the focus. The tab of its own is for links that are
    // followed before then: the site would look for a page of its own there.
    <Surface
      ref={surface}
      href={videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      role={hydrated ? 'button' : undefined}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) play(event);
      }}
      onKeyDown={(event) => {
        // What a button answers to and a link does not.
        if (event.key === ' ') play(event);
      }}
    >
      <VisuallyHidden>
        {card.play} {name}
        {hydrated ? null : ` ${copy.externalHint}`}
      </VisuallyHidden>
      <Corner>
        <Play size={28} />
      </Corner>
    </Surface>
  );
}
