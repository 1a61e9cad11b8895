import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For the element around a page's tabs, at `anchor`: when a link elsewhere on the page has chosen a plan, and perhaps
 * left the page with that, the focus goes on to the plan's tab.
 */
export function useTabFocus(chosen: string, anchor: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const from = document.activeElement;
    if (hash !== `#${anchor}` || (from !== document.body && !(from instanceof HTMLAnchorElement))) return;
    area.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  }, [chosen, hash, anchor]);
  return area;
}
