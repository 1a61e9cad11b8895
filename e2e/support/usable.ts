import type { Page } from '@playwright/test';

/** The browser's own size of text: 16 px unless the visitor has asked for another. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
}

/** The least spacing that WCAG 1.4.12 wants a page to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Spaces out all text of the page, or no more. */
export async function setTextSpacing(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate(
    (rules) => {
      const kept = document.adoptedStyleSheets.filter((sheet) => !('spaces' in sheet));
      const sheet = Object.assign(new CSSStyleSheet(), { spaces: true });
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = rules === '' ? kept : [...kept, sheet];
    },
    spaced ? spacing : '',
  );
}

/** By how many px the page is wider than the window, and which words cannot be read whole: cut off, or beyond its edges. */
export function cutOff(page: Page): Promise<{ sideways: number; words: string[] }> {
  return page.evaluate(() => {
    const words: string[] = [];
    const { clientWidth: width } = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (
        !holder ||
        !text.textContent?.trim() ||
        holder.closest('[inert], [aria-hidden="true"], [aria-roledescription]')
      )
        continue;
      if (!holder.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      // What clips it, up to what the visitor can scroll.
      const clips: DOMRect[] = [];
      let isHidden = false;
      let isScrolled = false;
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box);
        if (clipPath !== 'none') isHidden = true;
        if (overflowX === 'auto' || overflowX === 'scroll') isScrolled = true;
        if ((overflowX === 'hidden' || overflowX === 'clip') && !isScrolled) clips.push(box.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      if (isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(
        (line) =>
          line.width > 1 &&
          ((!isScrolled && (line.left < -2 || line.right > width + 2)) ||
            clips.some(
              (clip) => line.left < clip.left - 1 || line.right > clip.right + 1 || line.bottom > clip.bottom + 3,
            )),
      );
      if (isCut) words.push(text.textContent.trim().slice(0, 60));
    }
    return { sideways: document.documentElement.scrollWidth - window.innerWidth, words };
  });
}

/** What is drawn by a ground alone, without words: its class and how it is told from what it lies on. */
export function drawnByGround(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    // Painted, as it is seen: forced colours leave a ground its transparency, so two of one colour may be written otherwise.
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const groundOf = (element: Element): string => {
      const layers: string[] = ['Canvas'];
      for (let box: Element | null = element; box; box = box.parentElement)
        layers.splice(1, 0, getComputedStyle(box).backgroundColor);
      for (const layer of layers) {
        if (brush) brush.fillStyle = layer;
        brush?.fillRect(0, 0, 1, 1);
      }
      return String(brush?.getImageData(0, 0, 1, 1).data);
    };
    const drawn: Record<string, boolean> = {};
    for (const element of document.querySelectorAll('main *')) {
      if (element.childElementCount > 0 || element.textContent || element.closest('svg, iframe, video, img')) continue;
      if (!element.checkVisibility() || element.getBoundingClientRect().width < 6) continue;
      const { backgroundImage, boxShadow, borderTopStyle, outlineStyle } = getComputedStyle(element);
      const isSeen =
        (element.parentElement !== null && groundOf(element) !== groundOf(element.parentElement)) ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none' ||
        borderTopStyle !== 'none' ||
        outlineStyle !== 'none';
      const name = [...(element.parentElement?.classList ?? []), '>', ...element.classList].join(' ');
      drawn[name] = isSeen || (drawn[name] ?? false);
    }
    return drawn;
  });
}

/**
 * How many of the chosen tabs of the page cannot be told from one that is not: the contrast of their grounds, as they are painted, is below the
 * 3:1 of WCAG 1.4.11.
 */
export function tabsAlike(page: Page): Promise<number> {
  return page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const lightness = (tab: Element): number => {
      for (const layer of ['Canvas', getComputedStyle(tab).backgroundColor]) {
        if (brush) brush.fillStyle = layer;
        brush?.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].map(
        (part) => (part / 255) ** 2.2,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const tabs = [...document.querySelectorAll('[role="tab"]')].filter((tab) => tab.checkVisibility());
    const [chosen, others] = [true, false].map((is) =>
      tabs.filter((tab) => (tab.ariaSelected === 'true') === is).map(lightness),
    ) as [number[], number[]];
    return chosen.filter((one) => others.some((other) => Math.max(one, other) / Math.min(one, other) < 3)).length;
  });
}
