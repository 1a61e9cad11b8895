/** A section is loaded when its place is this close to the window: about one flick of the thumb. */
const margin = '800px 0px';
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls `act` once, when the element comes near the window, or when a pointer, a finger or the focus comes to it. Returns a function
 * that ends that. A browser without IntersectionObserver takes every element for near.
 */
export function whenNear(element: Element | null, act: () => void): () => void {
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(), {
          rootMargin: margin,
        })
      : undefined;
  const end = (): void => {
    observer?.disconnect();
    for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
  };
  const want = (): void => {
    end();
    act();
  };
  const onSign = ({ target }: Event): void => {
    if (target instanceof Node && element?.contains(target)) want();
  };
  // While it goes down: React stops events in HTML that it has not hydrated.
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true, capture: true });
  if (element && observer) observer.observe(element);
  else if (!observer) want();
  return end;
}
