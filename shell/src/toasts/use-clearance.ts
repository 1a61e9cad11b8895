import { useLayoutEffect, type RefObject } from 'react';

/**
 * While toasts stand at the window's edges, what gets the focus is scrolled clear of them (WCAG 2.4.11): the document's scroll
 * padding is as high as they reach.
 */
export function useClearance(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const clear = (): void => {
      const reach = { top: 0, bottom: 0 };
      for (const stack of element.querySelectorAll('[data-position]')) {
        const { top, bottom, height } = stack.getBoundingClientRect();
        if (height === 0) continue;
        if (stack.matches('[data-position^="top"]')) reach.top = Math.max(reach.top, bottom);
        else reach.bottom = Math.max(reach.bottom, window.innerHeight - top);
      }
      // No more than leaves room for what is to be seen.
      const most = window.innerHeight / 2;
      style.scrollPaddingTop = reach.top > 0 ? `${Math.min(reach.top, most)}px` : '';
      style.scrollPaddingBottom = reach.bottom > 0 ? `${Math.min(reach.bottom, most)}px` : '';
    };
    const observer = new ResizeObserver(clear);
    const watch = (): void => {
      for (const stack of element.querySelectorAll('[data-position]')) observer.observe(stack);
    };
    watch();
    const stacks = new MutationObserver(watch);
    stacks.observe(element, { childList: true, subtree: true });
    addEventListener('resize', clear);
    return () => {
      observer.disconnect();
      stacks.disconnect();
      removeEventListener('resize', clear);
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, [region]);
}
