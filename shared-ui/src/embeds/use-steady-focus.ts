import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focused element in sight while an element before it grows, such as a frame whose form has just loaded. A browser's
 * own scroll anchoring keeps the start of the section, which does not move.
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
