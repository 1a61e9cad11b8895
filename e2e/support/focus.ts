import type { Page } from '@playwright/test';

/** Where the focus came along with the Tab key: how many stops, whether back to the first, and the stops that nobody could see. */
interface Walk {
  stops: number;
  isRound: boolean;
  unseen: string[];
}

declare global {
  interface Window {
    /** What is noted of the walk under way. */
    walk?: { stops: Set<Element>; unseen: string[]; isRound: boolean };
  }
}

/** More stops than any page has. */
const most = 500;
/** After this many keys it checks whether the walk is complete. */
const atOnce = 20;

/**
 * Goes through the whole page with Tab, or with Shift+Tab from its end, and looks at each stop, as the key is let go, whether any part of
 * the focused box is in sight: in the window, and not behind what stands above the page (WCAG 2.4.11). With Tab it waits at each
 * stop. With Shift+Tab, once sections that hydrate on focus are hydrated, it sends keys as fast as it can, so fewer frames are painted.
 */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Where the next Tab begins: at the beginning of the document.
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
    const isFirst = !window.walk;
    window.walk = { stops: new Set(), unseen: [], isRound: false };
    if (!isFirst) return;
    /** The box a visitor sees focused: of a control that is only there for assistive technology, its label. */
    const boxOf = (element: Element): Element => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 3 && height > 3) return element;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return label ?? element.parentElement ?? element;
    };
    const isSeen = (element: Element): boolean => {
      const box = boxOf(element);
      return [...box.getClientRects()].some(({ left, right, top, bottom }) => {
        const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
        const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        if (to - from < 1 || below - above < 1) return false;
        return [0.02, 0.25, 0.5, 0.75, 0.98].some((x) =>
          [0.05, 0.5, 0.95].some((y) => {
            const hit = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y);
            return hit !== null && (box.contains(hit) || hit.contains(box));
          }),
        );
      });
    };
    addEventListener(
      'keyup',
      ({ key: pressed }) => {
        const { walk } = window;
        const element = document.activeElement;
        if (!walk || pressed !== 'Tab' || !element || element === document.body || walk.isRound) return;
        if (walk.stops.has(element)) {
          // Within a frame, or a shadow, the same element has the focus for several stops.
          walk.isRound = element === [...walk.stops][0] && walk.stops.size > 1;
          return;
        }
        walk.stops.add(element);
        if (!isSeen(element)) walk.unseen.push(element.outerHTML.slice(0, 160));
      },
      true,
    );
  });
  const session = await page.context().newCDPSession(page);
  const keyOf = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  for (let pressed = 0; pressed < most; pressed += atOnce) {
    const sent: Promise<unknown>[] = [];
    for (let each = 0; each < atOnce; each += 1) {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        sent.push(session.send('Input.dispatchKeyEvent', { type, ...keyOf }));
      if (key === 'Tab') await Promise.all(sent);
    }
    await Promise.all(sent);
    if (await page.evaluate(() => window.walk?.isRound)) break;
  }
  await session.detach();
  return page.evaluate(() => {
    const { stops, isRound = false, unseen = [] } = window.walk ?? {};
    return { stops: stops?.size ?? 0, isRound, unseen };
  });
}
