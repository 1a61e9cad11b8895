/** A smooth scroll has ended after so many ms without a `scroll` event: on a slow device its steps are up to this far apart. */
const betweenSteps = 500;
/**
 * When a smooth scroll has ended at the latest in browsers with `scrollend`, in ms: another page may take so long to render during the scroll.
 * `scrollend` is not fired when scroll anchoring moves the page because an element above grew.
 */
const untilEnd = 5_000;

/**
 * Scroll positions of the pages in this document, in px from the top. The browser remembers them too, but it scrolls before the
 * page is shown, and smoothly: it would still be scrolling when the next page is there.
 */
export class Positions {
  private readonly known = new Map<string, number>();
  private path = '';
  /** They have gone back or forward to a page that is not shown yet, to where the browser remembers them to have been. */
  private leaving: { browsers?: number } | undefined;
  private browsers: number | undefined;
  /** When they last moved; long ago once the browser has said that they stand. */
  private moved = -Infinity;

  /** `key` names the visit to the page that is shown. */
  constructor(private key: string) {}

  /** Begins to remember; returns what ends it. */
  readonly watch = (): (() => void) => {
    this.path = window.location.pathname;
    window.addEventListener('scroll', this.remember, { passive: true });
    window.addEventListener('scrollend', this.stand, { passive: true });
    window.addEventListener('popstate', this.stay);
    return () => {
      window.removeEventListener('scroll', this.remember);
      window.removeEventListener('scrollend', this.stand);
      window.removeEventListener('popstate', this.stay);
    };
  };

  /** The page of the visit `key` is shown, from now on. */
  arrive(key: string): void {
    this.key = key;
    this.path = window.location.pathname;
    this.browsers = this.leaving?.browsers;
    this.leaving = undefined;
  }

  /** The last position on the visit `key`. After a return by another document: the position that the browser restores. */
  of(key: string): number {
    return this.known.get(key) ?? this.browsers ?? 0;
  }

  /** Whether they are on their way within the page, between two steps of a smooth scroll. */
  isMoving(): boolean {
    return performance.now() - this.moved < ('onscrollend' in window ? untilEnd : betweenSteps);
  }

  private readonly remember = (): void => {
    this.moved = performance.now();
    if (!this.leaving) this.known.set(this.key, window.scrollY);
  };

  private readonly stand = (): void => {
    this.moved = -Infinity;
  };

  private readonly stay = (): void => {
    this.leaving = undefined;
    if (window.location.pathname === this.path) return;
    const leaving: { browsers?: number } = {};
    this.leaving = leaving;
    const here = window.scrollY;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    // The browser has gone there by then, and nothing of that is seen.
    requestAnimationFrame(() => {
      style.removeProperty('scroll-behavior');
      if (this.leaving !== leaving) return;
      leaving.browsers = window.scrollY;
      window.scrollTo({ top: here, behavior: 'instant' });
    });
  };
}
