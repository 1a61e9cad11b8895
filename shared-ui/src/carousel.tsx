import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { EmblaCarouselType } from 'embla-carousel';
import { copy } from './copy.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from './icons.tsx';
import { focusRing, space, token } from './tokens.tsx';
import { useMotionAllowed } from './use-motion-allowed.tsx';
import { useNear } from './use-near.tsx';

/** How many slides stand side by side: on a phone, and from 768 px on. */
export interface CarouselColumns {
  narrow: number;
  wide: number;
}

const Region = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

// Without scripts, and until embla is here, a row to scroll by hand.
const Viewport = styled('div')({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  '&[data-moving]': { overflow: 'hidden', scrollSnapType: 'none', cursor: 'grab', touchAction: 'pan-y pinch-zoom' },
  '&:focus-visible': focusRing,
});

const Track = styled('div')({ display: 'flex', marginInlineStart: `-${space(2)}` });

const Slide = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: CarouselColumns }>(
  ({ columns }) => ({
    flex: `0 0 ${100 / columns.narrow}%`,
    minWidth: 0,
    paddingInlineStart: space(2),
    scrollSnapAlign: 'start',
    '@media (min-width: 48rem)': { flexBasis: `${100 / columns.wide}%` },
  }),
);

const Controls = styled('div')({
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
  /** Stand still while the visitor points at it, has the focus in it or has dragged it. Default: go on. */
  stopsOnInteraction?: boolean;
}

/**
 * A row of slides that passes by by itself, in a loop, after the WAI-ARIA carousel pattern, with a button that stops it.
 * It stands still for visitors who want less motion, while it is out of sight and while the tab is hidden. Embla, which
 * moves it, is loaded when the visitor comes near.
 */
export function Carousel({ label, items, delay, columns, stopsOnInteraction = false }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNear(viewport, '600px');
  const embla = useEmbla(viewport, near, delay);
  const motion = useMotionAllowed();
  const [paused, setPaused] = useState(false);
  const { busy, ...watching } = useBusyVisitor();
  const playing = embla !== undefined && motion && !paused && !(stopsOnInteraction && busy);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay) return undefined;
    if (!playing) {
      autoplay.stop();
      return undefined;
    }
    return whileSeen(embla.rootNode(), autoplay);
  }, [embla, playing]);

  return (
    <Region aria-roledescription={copy.carousel.role} aria-label={label} {...watching}>
      <Viewport ref={viewport} data-moving={embla ? '' : undefined}>
        <Track aria-live={playing ? 'off' : 'polite'}>
          {items.map(({ id, content }, index) => (
            <Slide
              key={id}
              columns={columns}
              role="group"
              aria-roledescription={copy.carousel.slide}
              aria-label={`${index + 1} ${copy.carousel.of} ${items.length}`}
            >
              {content}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Controls data-waiting={embla ? undefined : ''}>
        {motion ? (
          <button
            type="button"
            aria-label={`${paused ? copy.carousel.play : copy.carousel.pause}: ${label}`}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play /> : <Pause />}
          </button>
        ) : null}
        <button type="button" aria-label={`${copy.carousel.previous}: ${label}`} onClick={() => embla?.scrollPrev()}>
          <ArrowLeft />
        </button>
        <button type="button" aria-label={`${copy.carousel.next}: ${label}`} onClick={() => embla?.scrollNext()}>
          <ArrowRight />
        </button>
      </Controls>
    </Region>
  );
}

/** Embla on the element, once it is wanted and loaded. Slides out of view take no focus and are not read out. */
function useEmbla(
  viewport: React.RefObject<HTMLDivElement | null>,
  wanted: boolean,
  delay: number,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let api: EmblaCarouselType | undefined;
    void Promise.all([import('embla-carousel'), import('embla-carousel-autoplay')]).then(
      ([{ default: Embla }, { default: Autoplay }]) => {
        if (left || !viewport.current) return;
        const autoplay = Autoplay({ delay, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false });
        api = Embla(viewport.current, { loop: true, align: 'start' }, [autoplay]);
        const hideRest = (): void => {
          const inView = new Set(api?.slidesInView());
          api?.slideNodes().forEach((slide, index) => (slide.inert = inView.size > 0 && !inView.has(index)));
        };
        api.on('slidesInView', hideRest).on('reInit', hideRest);
        setEmbla(api);
      },
      // Without embla the row is scrolled by hand.
      () => undefined,
    );
    return () => {
      left = true;
      api?.slideNodes().forEach((slide) => (slide.inert = false));
      api?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, wanted, delay]);
  return embla;
}

/** Whether the visitor points at the element, has the focus in it, or has touched it and nothing else since. */
function useBusyVisitor() {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState<EventTarget | null>(null);

  useEffect(() => {
    if (!touched) return undefined;
    const elsewhere = ({ target }: globalThis.PointerEvent): void => {
      if (target instanceof Node && !(touched as Node).contains(target)) setTouched(null);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [touched]);

  return {
    busy: pointing || focused || touched !== null,
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointing(pointerType !== 'touch'),
    onPointerLeave: () => setPointing(false),
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch') setTouched(currentTarget);
    },
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible') || target.matches('video')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}

/** Plays while the element is in view and the tab is not hidden; returns what ends that. */
function whileSeen(element: HTMLElement, autoplay: { play(): void; stop(): void }): () => void {
  let inView = false;
  const look = (): void => {
    if (inView && !document.hidden) autoplay.play();
    else autoplay.stop();
  };
  const observer = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    look();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
    autoplay.stop();
  };
}
