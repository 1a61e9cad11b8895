import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** How a page looks to its visitor: by day, by night, or in the visitor's own few colours. */
export const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** One look at a page: in a theme, in a window of a width in px. */
export interface Look {
  readonly theme: keyof typeof themes;
  readonly width: number;
}

/** What axe says of an element: by which rule, and, where it cannot decide, its own word for why. */
interface Remark {
  rule: string;
  target: string;
  why?: string;
}

/**
 * What axe cannot decide by itself (`rule: its own word for why`), and what was found where somebody looked. Anything else that it
 * cannot decide is an objection.
 */
const undecidable: Readonly<Record<string, string>> = {
  'color-contrast: elmPartiallyObscured':
    'it is cut by the edge of its carousel or of the categories’ row, or scrolled below the header or behind the chat’s tab',
  'color-contrast: bgOverlap':
    'it stands above what lies there by itself: the header (82 % of its ground, so 9:1 at worst), the versions’ button, a dialog, ' +
    'a number in a drawing (on marigold, 10:1), a cell of several rows, and “Cargando…” below a frame that is coming',
  'color-contrast: bgGradient': 'a tile of home: 4.65:1 at least on both ends of every gradient, light and dark',
  'color-contrast: pseudoContent': 'the stops of /meta-ads-marketing: the line between them is drawn beside the words',
  'color-contrast: emptyValue':
    'a placeholder, in the colour of secondary text, which theme.test.tsx has on every ground',
};

/** What axe finds in the page as it stands, or in what a selector names. What stands in a frame is another page. */
export async function axeOn(page: Page, include = 'html'): Promise<{ violations: Remark[]; incomplete: Remark[] }> {
  // Runs in the page itself: axe's own runner for Playwright opens another page for each result, and takes five times as long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const remarks = (results: axe.Result[]): { rule: string; target: string; why?: string }[] =>
      results.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const data = [...any, ...all, ...none][0]?.data as { messageKey?: string } | null | undefined;
          return { rule: id, target: target.join(' '), ...(data?.messageKey && { why: data.messageKey }) };
        }),
      );
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { prototype } = CSSStyleDeclaration;
    const { getPropertyValue } = prototype;
    // axe takes it for the text's colour. In forced colours, Chromium paints the text in the visitor's (`color`: white on black in a
    // screenshot of a cell of /planes-mantenimiento), and still computes the page's for it (`rgb(13, 20, 48)`). No rule of ours sets it.
    prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name);
    };
    // What a frame cuts off of a drawing would count as lying on the words beside the frame.
    const cut = Array.from(document.querySelectorAll<SVGElement>('svg[aria-hidden]')).filter((drawing) => {
      const [whole, frame] = [drawing.getBoundingClientRect(), drawing.parentElement?.getBoundingClientRect()];
      return frame && (whole.bottom > frame.bottom + 1 || whole.right > frame.right + 1);
    });
    for (const drawing of cut) drawing.style.visibility = 'hidden';
    try {
      const { violations, incomplete } = await inPage.run({ include: [selector], exclude: ['iframe'] }, {
        // A number of one digit is read, too. (`configure()` would lose the check's other options.)
        checks: { 'color-contrast': { options: { ignoreLength: true } } },
        iframes: false,
        resultTypes: ['violations', 'incomplete'],
        // WCAG 2.2's, which axe leaves out unless it is asked for.
        rules: { 'target-size': { enabled: true } },
      } as axe.RunOptions);
      return { violations: remarks(violations), incomplete: remarks(incomplete) };
    } finally {
      prototype.getPropertyValue = getPropertyValue;
      for (const drawing of cut) drawing.style.visibility = '';
    }
  }, include);
}

/** Gives the page a look, without anything on its way from one to the other. */
export async function lookAt(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ ...themes[theme], reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** What axe objects to in the page as it stands, and what it cannot decide for no known reason; empty when all is well. */
export async function objections(page: Page): Promise<unknown[]> {
  const { violations, incomplete } = await axeOn(page);
  const unknown = incomplete.filter(({ rule, why }) => !undecidable[`${rule}: ${why ?? 'unknown'}`]);
  return [...violations, ...unknown.map((remark) => ({ undecided: true, ...remark }))];
}
