import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
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
 * Contrasts that axe cannot decide by itself: its word for why, a selector of such elements, and what was found by who looked. Anything
 * else that it cannot decide is an objection.
 */
const seenContrasts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bgOverlap: {
    'svg text': 'a word of a drawing, on the tile that it is drawn upon: 10:1 on marigold, the least',
    '[class*="waiting_"]': 'that a frame is on its way: its own opaque ground hides the art below it',
    '[class*="bar_"] a span':
      'the name in the header, above what has scrolled below: 94 % of its ground, so 9:1 at worst',
    '[class*="failed_"] :is(p, strong, a, button)':
      'what is said in place of a frame: its ground hides the art below it',
    'mosaico-versions': 'the button of the versions, whose ground hides the page',
    'header button, header button > span, header a[class*="action_"], a[class*="button_"] > span, button[aria-haspopup="dialog"], button[aria-haspopup="dialog"] > span':
      'what stands still while toasts are shown: their region covers the window, and has no ground; without it axe decides all of these',
    'dialog h2, dialog [class*="person_"] > p, dialog [class*="person_"] > p > *':
      'the name of a dialog, and the person who answers its form: its ground hides the page',
    '.film > p, main.reel :is(h1, .lead)':
      'words of a reel that stands in: the long page in its phone is clipped, and its button has no ground; 5:1 at least',
    td: 'a cell of several rows of a comparison, on the ground of its table',
    'figure [class*="face_"] > *': 'whose video it is, below its poster; where it has none, in the visitor’s colours',
    'figure p[role="alert"]': 'that a video is broken, on a ground of its own at the head of its tile',
  },
  bgGradient: {
    '[data-gradient], [data-gradient] *':
      'a tile of home: 4.65:1 at least on both ends of every gradient, light and dark',
  },
  imgNode: {
    'svg text': 'a word of a drawing, on the tile that it is drawn upon, as above',
    'header button, [class*="bar_"] a span':
      'a button or the name in the header, above a picture that has scrolled below: on 94 % of its ground',
  },
  pseudoContent: {
    'figure [class*="face_"] > *': 'whose video it is: white on the dark end of its gradient, 10:1 at least',
    '[class*="stops_"] h4': 'the stops of /meta-ads-marketing: the line between them is drawn beside the words',
  },
  emptyValue: {
    'header input': 'the search box under the toasts’ region, as above',
  },
  elmPartiallyObscuring: {
    '[class*="failed_"] > :is(p, strong, a)': 'what is said in place of a frame: its ground hides the art below it',
    'pre > code': 'code that scrolls in its panel, whose ground is one',
    '.MuiTooltip-tooltip': 'a hint, whose opaque ground hides what is below it',
  },
  elmPartiallyObscured: {
    '[class*="category_"], [class*="category_"] > span': 'a category cut by the edge of its row, which scrolls',
    'pre > code': 'code cut by the edge of its panel, which scrolls',
    '[role="group"] figcaption > *': 'a client cut by the edge of the carousel',
    'li > figure > figcaption > a': 'a reel cut by the edge of its row, which scrolls',
    '[class*="path_"] > li > div :is(strong, p)': 'a step of who buys, cut by the edge of its row, which scrolls',
    '[class*="bar_"] a span': 'the name in the header, beside which the chat’s tab stands at 320 px',
    'header button, header button > span':
      'the words of the header’s buttons, above what has scrolled below: on 94 % of its ground, as its name is',
    '[role="option"] :is(strong, span)': 'a result cut by the edge of its list, which scrolls, at 320 and 360 px',
  },
};

/** What axe cannot decide for another reason. */
const seenElsewhere = {
  rule: 'scrollable-region-focusable',
  // A form in a dialog that scrolls, as high as its script makes it: with Tab through all of it at 320 × 600 px, each control came into sight.
  at: 'dialog > [class*="body_"]:has(> * > iframe)',
};

/** By rule, axe's reason and selector. */
const seen: readonly { rule: string; why?: string; at: string }[] = [
  ...Object.entries(seenContrasts).flatMap(([why, places]) =>
    Object.keys(places).map((at) => ({ rule: 'color-contrast', why, at })),
  ),
  seenElsewhere,
];

/** As it is meant for pages: half as much to send and to read, for each of them. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the page as it stands, or in what a selector names. What stands in a frame is another page. */
export async function axeOn(page: Page, include = 'html'): Promise<{ violations: Remark[]; incomplete: Remark[] }> {
  // Runs in the page itself: axe's own runner for Playwright opens another page for each result, and takes five times as long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ selector, decided }) => {
      const remarks = (results: axe.Result[], known: typeof seen = []): Remark[] =>
        results.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ target, element, any, all, none }) => {
            const data = [...any, ...all, ...none][0]?.data as { messageKey?: string } | null | undefined;
            const why = data?.messageKey;
            if (known.some((each) => each.rule === id && each.why === why && element?.matches(each.at))) return [];
            return { rule: id, target: target.join(' '), ...(why && { why }) };
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
      // What a frame, or the drawing's own, cuts off of it would count as lying on the words beside the frame.
      const frameOf = (element: Element): Element => {
        const above = element.parentElement ?? document.documentElement;
        return above !== document.documentElement && getComputedStyle(above).overflow === 'visible'
          ? frameOf(above)
          : above;
      };
      const reachesOut = (part: Element, frame: Element): boolean => {
        const [whole, { top, left, bottom, right }] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
        return whole.top < top - 1 || whole.left < left - 1 || whole.bottom > bottom + 1 || whole.right > right + 1;
      };
      const cut = Array.from(document.querySelectorAll<SVGElement>('svg[aria-hidden]')).filter(
        (drawing) =>
          reachesOut(drawing, frameOf(drawing)) ||
          Array.from(drawing.children).some((part) => reachesOut(part, drawing)),
      );
      for (const drawing of cut) drawing.style.visibility = 'hidden';
      try {
        const { violations, incomplete } = await inPage.run({ include: [selector], exclude: ['iframe'] }, {
          // A number of one digit is read, too. (`configure()` would lose the check's other options.)
          checks: { 'color-contrast': { options: { ignoreLength: true } } },
          elementRef: true,
          iframes: false,
          resultTypes: ['violations', 'incomplete'],
          // WCAG 2.2's, which axe leaves out unless it is asked for.
          rules: { 'target-size': { enabled: true } },
        } as axe.RunOptions);
        return { violations: remarks(violations), incomplete: remarks(incomplete, decided) };
      } finally {
        prototype.getPropertyValue = getPropertyValue;
        for (const drawing of cut) drawing.style.visibility = '';
      }
    },
    { selector: include, decided: seen },
  );
}

/** Gives the page a look, without anything on its way from one to the other. */
export async function lookAt(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ ...themes[theme], reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** What axe objects to in the page as it stands, and what it cannot decide for no known reason; empty when all is well. */
export async function objections(page: Page): Promise<unknown[]> {
  const { violations, incomplete } = await axeOn(page);
  return [...violations, ...incomplete.map((remark) => ({ undecided: true, ...remark }))];
}
