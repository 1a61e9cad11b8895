import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Testimonial } from '@mosaico/shared-types';
import { copy, Play, useHydrated, VisuallyHidden } from '@mosaico/shared-ui';
import { card } from './content.ts';
import styles from './play-button.module.css';

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
    <a
      className={styles.surface}
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
      <span className={styles.corner}>
        <Play size={28} />
      </span>
    </a>
  );
}
