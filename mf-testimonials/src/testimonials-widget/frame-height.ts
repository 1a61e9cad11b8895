import { useEffect, type RefObject } from 'react';

/** What a framed widget tells the page around it whenever its height changes. */
export interface HeightMessage {
  type: 'mosaico:height';
  /** CSS pixels that the frame needs to show the widget without scrolling. */
  height: number;
}

/**
 * Tells the page around the frame how high the element is, now and whenever that changes. Any page may be told: a height
 * is nothing confidential, and who embeds the widget is not known. Outside of a frame, nobody is told.
 */
export function useFrameHeight(element: RefObject<Element | null>): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured || window.parent === window) return undefined;
    let told = 0;
    const tell = (): void => {
      const height = Math.ceil(measured.getBoundingClientRect().bottom + window.scrollY);
      if (height === told) return;
      told = height;
      window.parent.postMessage({ type: 'mosaico:height', height } satisfies HeightMessage, '*');
    };
    // Below the window a frame is not drawn, for which the observer waits: the page around it would jump once it comes into sight.
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
}
