import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from './icons.tsx';
import { focusRing, space, token } from './tokens.tsx';
import { useBusyVisitor } from './use-busy-visitor.tsx';
import { useCarouselMotion } from './use-carousel-motion.tsx';
import { useMotionAllowed } from './use-motion-allowed.tsx';
import { useNear } from './use-near.tsx';

/** How many slides stand side by side: on a phone, and from 768 px on. */
export interface CarouselColumns {
  narrow: number;
  wide: number;
}

const Region = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

// Without scripts, and until embla is here, a row to scroll by hand. The margin is for the focus rings of its slides.
const Row = styled('div')({
  margin: `-${space(1)}`,
  padding: space(1),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space(1),
  scrollbarWidth: 'thin',
  // Gone once embla is here: what stands below would move.
  '@media (scripting: enabled)': { scrollbarWidth: 'none' },
  '&[data-moving]': { overflow: 'hidden', scrollSnapType: 'none', cursor: 'grab', touchAction: 'pan-y pinch-zoom' },
  '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  '@media print': { overflow: 'visible' },
});

const Track = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: CarouselColumns }>(
  ({ columns }) => ({
    display: 'flex',
    marginInlineStart: `-${space(2)}`,
    '& > div': {
      flex: `0 0 ${100 / columns.narrow}%`,
      minWidth: 0,
      paddingInlineStart: space(2),
      scrollSnapAlign: 'start',
    },
    '@media (min-width: 48rem)': { '& > div': { flexBasis: `${100 / columns.wide}%` } },
    '@media print': { flexWrap: 'wrap', rowGap: space(2), transform: 'none !important' },
  }),
);

// The first stop of the Tab key, so that what moves can be stopped before it is walked through; below it to the eye.
const Controls = styled('div')({
  order: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(1),
  minHeight: space(6),
  '&[data-waiting]': { visibility: 'hidden' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: space(6),
    height: space(6),
    padding: 0,
    border: `1.5px solid ${token.outline}`,
    borderRadius: token.radius,
    background: 'none',
    color: token.ink,
    cursor: 'pointer',
    '&:last-of-type': { borderEndEndRadius: space(2) },
    '&:hover': { borderColor: token.ink, backgroundColor: token.tinted },
    '&:focus-visible': focusRing,
  },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** Its name to assistive technology. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** Milliseconds between two steps. */
  delay: number;
  columns: CarouselColumns;
  /** Stand still while the visitor points at it, has the focus in it or has touched it. Default: go on. */
  stopsOnInteraction?: boolean;
}

/**
 * A row of slides that passes by by itself, in a loop, after the WAI-ARIA carousel pattern, with a button that stops it.
 * It stands still for visitors who want less motion, while it is out of sight and while the tab is hidden. Embla, which
 * moves it, is loaded when the visitor comes near.
 */
export function Carousel({ label, items, delay, columns, stopsOnInteraction = false }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const motion = useCarouselMotion(row, useNear(row, '600px'));
  const mayMove = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  // A row that stops being a stop of the Tab key would lose the focus that is on it.
  const [isFocused, setFocused] = useState(false);
  const [busy, watching] = useBusyVisitor<HTMLElement>();
  const playing = mayMove && !paused && !(stopsOnInteraction && busy);

  useEffect(() => (playing ? motion?.play(delay) : undefined), [motion, playing, delay]);

  const words = copy.carousel;
  const turn = (by: 1 | -1) => () => motion?.step(by, !mayMove);
  return (
    <Region aria-roledescription={words.role} aria-label={label} {...watching}>
      <Controls data-waiting={motion ? undefined : ''}>
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
      </Controls>
      <Row
        ref={row}
        data-moving={motion ? '' : undefined}
        tabIndex={motion ? (isFocused ? -1 : undefined) : 0}
        onFocus={({ target }) => setFocused(target === row.current)}
        onBlur={() => setFocused(false)}
      >
        <Track columns={columns} aria-live={motion && playing ? 'off' : 'polite'}>
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
        </Track>
      </Row>
    </Region>
  );
}
