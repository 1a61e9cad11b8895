import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { SiteConfiguration } from 'shared-types';
import { describeDocument, describePage } from './describe-page.ts';
import type { NavigationState } from './navigation.ts';
import { stayAt } from './stay-at.ts';

/**
 * What a full page load would do on arrival and client-side navigation does not: title and description, focus to the
 * new page's heading, and the scroll position (top, the anchor, or where the visitor was before going back).
 */
export function useArrival({ location, action, route }: NavigationState, site: SiteConfiguration): void {
  const previous = useRef<Location>(location);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = (): void => void positions.current.set(previous.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // The browser scrolled to the address's anchor before the page above it was all there.
  useEffect(() => {
    const anchor = anchorOf(window.location.hash);
    return anchor && window.scrollY > 0 ? stayAt(anchor) : undefined;
  }, []);

  useEffect(() => {
    if (location === previous.current) return undefined;
    const samePage = location.pathname === previous.current.pathname;
    previous.current = location;
    describeDocument(describePage(route, site));

    const anchor = anchorOf(location.hash);
    if (!samePage) {
      const target =
        anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    if (action === 'POP') window.scrollTo({ top: positions.current.get(location.key) ?? 0, behavior: 'instant' });
    else if (anchor && samePage) anchor.scrollIntoView({ behavior: 'smooth' });
    else if (anchor) return stayAt(anchor);
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [location, action, route, site]);
}

/** The element that the address's hash names. A hash that is no valid encoding (`#100%`) names none. */
function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
