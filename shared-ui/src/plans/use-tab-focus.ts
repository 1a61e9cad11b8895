import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * When a link elsewhere on the page leads to the section of these tabs, or chooses one of them and perhaps goes away with that, the focus
 * goes on to the chosen tab.
 */
export function useTabFocus(chosen: string, tabs: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = tabs.current?.closest('section[id]')?.id;
    const from = document.activeElement;
    if (!anchor || hash !== `#${anchor}` || (from !== document.body && !(from instanceof HTMLAnchorElement))) return;
    tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  }, [chosen, hash, tabs]);
}
