import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from './anchor-of.ts';
import type { NavigationState } from './navigation.ts';
import { Positions } from './positions.ts';
import { stayAt, stayAtTop } from './stay-at.ts';

const isTyping = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value !== '';

/**
 * What a full page load would do on arrival and client-side navigation does not: focus to the new page's heading, and the scroll
 * position (top, the anchor, or where the visitor was before going back).
 */
export function useArrival(state: NavigationState): void {
  const previous = useRef(state);
  const [positions] = useState(() => new Positions(state.location.key));
  useEffect(() => positions.watch(), [positions]);

  // The browser scrolled to the address's anchor before the page above it was all there.
  useEffect(() => {
    const anchor = anchorOf(window.location.hash);
    return anchor && window.scrollY > 0 ? stayAt(anchor) : undefined;
  }, []);

  // Before the first frame of the page: it would be seen where the page before it was.
  useLayoutEffect(() => {
    if (state === previous.current) return undefined;
    const { location, action, unavailable } = state;
    const before = previous.current;
    const samePage = location.pathname === before.location.pathname && unavailable === before.unavailable;
    previous.current = state;
    positions.arrive(location.key);

    const anchor = anchorOf(location.hash);
    // Who has begun to search meanwhile goes on in the same field.
    if (!samePage && !isTyping(document.activeElement)) {
      const target =
        anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    if (action === 'POP') window.scrollTo({ top: positions.of(location.key), behavior: 'instant' });
    else if (anchor && samePage) anchor.scrollIntoView({ behavior: 'smooth' });
    else if (anchor) return stayAt(anchor);
    else if (!samePage) {
      const isMoving = positions.isMoving();
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (isMoving) return stayAtTop();
    }
    return undefined;
  }, [state, positions]);
}
