// Loaded with embla when a visitor comes near a carousel: nothing of it travels with every page.
import Embla, { type EmblaCarouselType } from 'embla-carousel';

/** What moves a carousel. */
export interface CarouselMotion {
  /** One position on or back; `jump` without motion. */
  step(by: 1 | -1, jump: boolean): void;
  /**
   * Moves on every `delay` milliseconds after the last step, while the row is in view, the tab is visible, nobody drags the row,
   * and the focus is not in it. Returns a function that stops it. (embla-carousel-autoplay also moves out of view. After a
   * visitor's own step it goes on for good, or stops.)
   */
  play(delay: number): () => void;
  end(): void;
}

/**
 * Embla on a row of slides. Slides out of view are inert, for keyboards and screen readers. `onMeasure` is called with whether
 * there is more than the row can show.
 */
export function startMotion(row: HTMLElement, onMeasure: (moves: boolean) => void): CarouselMotion {
  // Neighbours that only touch the edge are not in view.
  const embla = Embla(row, { loop: true, align: 'start', inViewThreshold: 0.1 });
  const measure = (): void => onMeasure(embla.scrollSnapList().length > 1);
  embla.on('slidesInView', hideRest).on('reInit', hideRest).on('reInit', measure);
  measure();
  return {
    step: (by, jump) => step(embla, by, jump),
    play: (delay) => play(embla, delay),
    end: () => {
      for (const slide of embla.slideNodes()) slide.inert = false;
      embla.destroy();
    },
  };
}

function hideRest(embla: EmblaCarouselType): void {
  const inView = new Set(embla.slidesInView());
  // Not measured yet.
  if (inView.size === 0) return;
  embla.slideNodes().forEach((slide, index) => {
    slide.inert = !inView.has(index) && !slide.contains(document.activeElement);
  });
}

/** Goes round the end where the row is too short to loop. */
function step(embla: EmblaCarouselType, by: 1 | -1, jump: boolean): void {
  const last = embla.scrollSnapList().length - 1;
  if (by === 1) return embla.canScrollNext() ? embla.scrollNext(jump) : embla.scrollTo(0, jump);
  return embla.canScrollPrev() ? embla.scrollPrev(jump) : embla.scrollTo(last, jump);
}

function play(embla: EmblaCarouselType, delay: number): () => void {
  const row = embla.rootNode();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inView = false;
  let held = false;
  const wait = (): void => {
    clearTimeout(timer);
    if (!inView || held || document.hidden) return;
    timer = setTimeout(() => {
      if (row.contains(document.activeElement)) wait();
      else step(embla, 1, false);
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
