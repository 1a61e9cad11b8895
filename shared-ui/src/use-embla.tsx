import { useEffect, useState, type RefObject } from 'react';
import type EmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Embla on a row of slides, from when it is wanted and loaded, as long as there is more than the row can show. Slides out
 * of view are inert: no focus goes where nothing is seen, and nobody is read what is not there.
 */
export function useEmbla(row: RefObject<HTMLElement | null>, wanted: boolean): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let api: EmblaCarouselType | undefined;
    const start = (Embla: typeof EmblaCarousel): void => {
      if (left || !row.current) return;
      // Neighbours that only touch the edge are not in view.
      api = Embla(row.current, { loop: true, align: 'start', inViewThreshold: 0.1 });
      const measure = (): void => setMoves((api?.scrollSnapList().length ?? 0) > 1);
      api.on('slidesInView', hideRest).on('reInit', hideRest).on('reInit', measure);
      measure();
      setEmbla(api);
    };
    // Without embla the row is scrolled by hand.
    import('embla-carousel').then(
      (module) => start(module.default),
      () => undefined,
    );
    return () => {
      left = true;
      for (const slide of api?.slideNodes() ?? []) slide.inert = false;
      api?.destroy();
      setEmbla(undefined);
    };
  }, [row, wanted]);
  return moves ? embla : undefined;
}

function hideRest(embla: EmblaCarouselType): void {
  const inView = new Set(embla.slidesInView());
  // Not measured yet.
  if (inView.size === 0) return;
  embla.slideNodes().forEach((slide, index) => {
    slide.inert = !inView.has(index) && !slide.contains(document.activeElement);
  });
}

/** One position on or back, round the end where the row is too short to loop. `jump`: without motion. */
export function step(embla: EmblaCarouselType, by: 1 | -1, jump = false): void {
  const last = embla.scrollSnapList().length - 1;
  if (by === 1) return embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump);
  return embla.canScrollPrev() ? embla.scrollPrev(jump) : embla.scrollTo(last, jump);
}

/**
 * A step every `delay` milliseconds, counted from the last one whoever made it, while the row is in view, the tab is not
 * hidden, nobody drags it, and the focus is not in it. Returns what ends that.
 */
export function play(embla: EmblaCarouselType, delay: number): () => void {
  const row = embla.rootNode();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inView = false;
  let held = false;
  const wait = (): void => {
    clearTimeout(timer);
    if (!inView || held || document.hidden) return;
    timer = setTimeout(() => {
      if (row.contains(document.activeElement)) wait();
      else step(embla, 1);
    }, delay);
  };
  const hold = (): void => {
    held = true;
    wait();
  };
  const release = (): void => {
    held = false;
    wait();
  };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    wait();
  });
  observer.observe(row);
  document.addEventListener('visibilitychange', wait);
  embla.on('select', wait).on('pointerDown', hold).on('pointerUp', release);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', wait);
    embla.off('select', wait).off('pointerDown', hold).off('pointerUp', release);
  };
}
