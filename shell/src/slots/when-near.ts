/** A piece is asked for when its place is this close to the window: about one flick of the thumb. */
const margin = '800px 0px';

/** Runs `act` once when the element comes near the window; returns what stops waiting. */
export function whenNear(element: Element | null, act: () => void): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
