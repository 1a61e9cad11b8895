import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from '../basics/copy.ts';
import { ArrowLeft, ArrowRight, Pause, Play } from '../art/icons.tsx';
import { useBusyVisitor } from '../basics/use-busy-visitor.ts';
import { useCarouselMotion } from './use-carousel-motion.ts';
import { useMotionAllowed } from '../basics/use-motion-allowed.ts';
import { useNear } from '../basics/use-near.ts';
import styles from './carousel.module.css';

/** How many slides stand side by side: on a phone (of the third half is seen), and from 768 px on. Each number has a rule in the style sheet. */
export interface CarouselColumns {
  narrow: 2 | 2.5;
  wide: 4;
}

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** Its name to assistive technology. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** Milliseconds between two steps. */
  delay: number;
  columns: CarouselColumns;
  /** Stand still while the visitor points at it or has touched it, too, not only under the keyboard's focus. Default: go on. */
  stopsOnInteraction?: boolean;
  /** Its buttons end the row where there is room. Default: they stand below it. */
  inRow?: boolean;
}

/**
 * A row of slides that passes by by itself, in a loop, after the WAI-ARIA carousel pattern, with a button that stops it.
 * It stands still for visitors who want less motion, while it is out of sight and while the tab is hidden. Embla, which
 * moves it, is loaded when the visitor comes near.
 */
export function Carousel({ label, items, delay, columns, stopsOnInteraction = false, inRow }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const motion = useCarouselMotion(row, useNear(row, '600px'));
  const mayMove = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  // A row that stops being a stop of the Tab key would lose the focus that is on it.
  const [isFocused, setFocused] = useState(false);
  const { busy, focused, watching } = useBusyVisitor<HTMLElement>();
  const playing = mayMove && !paused && !(stopsOnInteraction ? busy : focused);

  useEffect(() => (playing ? motion?.play(delay) : undefined), [motion, playing, delay]);

  const words = copy.carousel;
  const turn = (by: 1 | -1) => () => motion?.step(by, !mayMove);
  return (
    <section
      {...watching}
      className={styles.region}
      data-row={inRow ? '' : undefined}
      aria-roledescription={words.role}
      aria-label={label}
    >
      <div className={styles.controls} hidden={!motion}>
        {mayMove ? (
          <button
            type="button"
            aria-label={`${paused ? words.play : words.pause}: ${label}`}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play /> : <Pause />}
          </button>
        ) : null}
        <button type="button" aria-label={`${words.previous}: ${label}`} onClick={turn(-1)}>
          <ArrowLeft />
        </button>
        <button type="button" aria-label={`${words.next}: ${label}`} onClick={turn(1)}>
          <ArrowRight />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only watches where the focus is. */}
      <div
        className={styles.row}
        ref={row}
        data-moving={motion ? '' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: by keyboard, too.
        tabIndex={motion ? (isFocused ? -1 : undefined) : 0}
        onFocus={({ target }) => setFocused(target === row.current)}
        onBlur={() => setFocused(false)}
      >
        <div
          className={styles.track}
          data-narrow={columns.narrow}
          data-wide={columns.wide}
          aria-live={motion && playing ? 'off' : 'polite'}
        >
          {items.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={`${index + 1} ${words.of} ${items.length}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
