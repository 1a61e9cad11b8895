import { useEffect, type RefObject } from 'react';

/**
 * Keeps what has the focus in sight where an element before it grows, as a frame does that is made as high as its form: who goes through
 * the page by keyboard is past it before the form has come. A browser's own anchoring holds on to the section around the frame,
 * whose beginning does not move.
 */
export function useSteadyFocus(growing: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = growing.current;
    if (!element) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height;
      height += grown;
      const focused = document.activeElement;
      if (!focused || !(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const wasInSight = top - grown >= 0 && top - grown < innerHeight;
      if (grown > 0 && wasInSight && bottom > innerHeight)
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [growing]);
}
