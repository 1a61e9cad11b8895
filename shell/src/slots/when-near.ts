/** A section is loaded when its place is this close to the window: about one flick of the thumb. */
const margin = '800px 0px';
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls `act` once, when the element comes near the window, or when a pointer, a finger or the focus comes to it. Returns a function
 * that stops watching.
 */
export function whenNear(element: Element | null, act: () => void): () => void {
  const end = (): void => {
    observer.disconnect();
    for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
  };
  const want = (): void => {
    end();
    act();
  };
  const onSign = ({ target }: Event): void => {
    if (target instanceof Node && element?.contains(target)) want();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
    { rootMargin: margin },
  );
  // In the capture phase: React stops events in dehydrated HTML.
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true, capture: true });
  if (element) observer.observe(element);
  return end;
}
