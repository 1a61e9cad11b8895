import { useLayoutEffect, type RefObject } from 'react';

/**
 * While toasts are open, a focused element is scrolled clear of them (WCAG 2.4.11): the document's scroll padding is as high as
 * the stacks.
 */
export function useClearance(space: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const places = space.current?.parentElement;
    if (!isOpen || !space.current || !places) return undefined;
    const element = space.current;
    const { style } = document.documentElement;
    const clear = (): void => {
      const [free, all] = [element.getBoundingClientRect(), places.getBoundingClientRect()];
      // No more than leaves room for what is to be seen.
      const most = window.innerHeight / 2;
      style.scrollPaddingTop = free.top > all.top ? `${Math.min(free.top, most)}px` : '';
      style.scrollPaddingBottom =
        free.bottom < all.bottom ? `${Math.min(window.innerHeight - free.bottom, most)}px` : '';
    };
    const observer = new ResizeObserver(clear);
    observer.observe(element);
    addEventListener('resize', clear);
    return () => {
      observer.disconnect();
      removeEventListener('resize', clear);
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, [space, isOpen]);
}
