import type { Page } from '@playwright/test';
import { test } from '../support/returning.ts';
import { declaredScreens, expect, withoutOffer } from '../support/site.ts';

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);

/** A phone held sideways, and upright. */
const sideways = { width: 640, height: 400 };
const upright = { width: 360, height: 740 };

/** Where closings and footers are weighed. */
const weighed = [360, 1440];

/** In px: of closings by their weight, of the footers below full ones and of the others. */
const noHeights = (): Record<'line' | 'full' | 'quiet' | 'footer', number[]> => ({
  line: [],
  full: [],
  quiet: [],
  footer: [],
});

/** What is measured of a page in a window of one width. */
function measured() {
  const band = document.querySelector<HTMLElement>('main [data-closing]');
  const full = document.querySelector('main [data-closing="full"]');
  const art = full?.querySelector('[aria-hidden="true"][viewBox]:not([viewBox="0 0 20 20"])')?.getBoundingClientRect();
  const isInArt = (words: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        art && right > art.left && left < art.right && bottom > art.top && top < art.bottom,
    );
  };
  const cards = Array.from(document.querySelectorAll('main [data-card-actions]'), (foot) => {
    const buttons = [...foot.querySelectorAll<HTMLElement>('[data-look="primary"], [data-look="secondary"]')].filter(
      (each) => each.checkVisibility(),
    );
    const room = foot.getBoundingClientRect().width;
    const primary = buttons.filter(({ dataset }) => dataset.look === 'primary');
    return [
      ...(primary.length > 1 ? [`${primary.length} primary buttons`] : []),
      ...buttons
        .filter((each) => Math.abs(each.getBoundingClientRect().width - room) > 1)
        .map((each) => each.textContent),
    ];
  });
  return {
    weight: band?.dataset.closing as 'line' | 'full' | undefined,
    closing: band?.offsetHeight ?? 0,
    footer: document.querySelector('footer')?.offsetHeight ?? 0,
    all: document.documentElement.scrollHeight,
    hasArt: (art?.width ?? 0) > 0,
    inArt: Array.from(art?.width ? (full?.querySelectorAll('h2, p, a, button') ?? []) : [])
      .filter(isInArt)
      .map((each) => each.textContent),
    cards: cards.flat(),
  };
}

/** What a page asks for stands on the first screen of a phone with its browser's bars. */
async function expectAction(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 });
  const action = page.locator('main header [data-look="primary"]').first();
  await expect.soft(action, path).toBeInViewport({ ratio: 1 });
}

/** What reaches into the margins, in which the tabs at the edges of a phone's window stand. */
async function inMargins(page: Page): Promise<string[]> {
  const tabs = [
    page.getByRole('link', { name: /^Escríbenos por chat/ }).last(),
    page.getByRole('button', { name: /^Versiones/ }),
  ];
  for (const tab of tabs) await expect(tab).toBeVisible();
  const [left, right] = await Promise.all(tabs.map((tab) => tab.evaluate((each) => each.getBoundingClientRect())));
  // They stand in the margins all the way down: so what reaches into a margin anywhere meets one of them somewhere.
  return page.evaluate(
    ({ from, to }) => {
      const faults: string[] = [];
      const meets = ({ left, right, width }: DOMRect): boolean => width > 1 && (left < from || right > to);
      // The visitor moves what stands in a row that scrolls, and does not see what only a screen reader is told.
      const isInRow = (element: Element | null): boolean =>
        element !== null &&
        ((['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth + 1) ||
          getComputedStyle(element).clipPath !== 'none' ||
          isInRow(element.parentElement));
      const isSeen = (element: Element | null): boolean =>
        element !== null &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // What is cut off within the page's margins (a row of slides, what only a screen reader is told) reaches nowhere.
        !element.closest('[aria-roledescription], [inert]') &&
        !isInRow(element);
      const main = document.querySelectorAll('main, footer');
      for (const part of main) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          if (!text.textContent?.trim() || !isSeen(text.parentElement) || text.parentElement?.closest('svg')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some(meets)) faults.push(text.textContent.trim().slice(0, 40));
        }
        for (const control of part.querySelectorAll('a, button, input, select, textarea, summary'))
          if (isSeen(control) && meets(control.getBoundingClientRect())) faults.push(control.outerHTML.slice(0, 80));
      }
      return faults;
    },
    { from: left?.right ?? 0, to: right?.left ?? 0 },
  );
}

test('every page from a phone to a wide screen: headline and button of what sells on the first screen, text and controls clear of the tabs at the edges, closings of little weight whose words are not in their art, and cards with buttons of one width', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutOffer(page);
  const seen = new Map(weighed.map((width) => [width, noHeights()]));
  const shares = new Map(weighed.map((width) => [width, new Map<string, number>()]));
  const [covered, inArt, cards]: [string[], string[], string[]] = [[], [], []];
  let drawn = 0;
  for (const { path, service, sells } of screens) {
    const isSelling = Boolean(service ?? sells?.length);
    await page.setViewportSize(sideways);
    await page.goto(path);
    if (isSelling || path === '/')
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
    if (isSelling || path === '/') await expectAction(page, path);
    await page.setViewportSize(upright);
    covered.push(...(await inMargins(page)).map((fault) => `${path}: ${fault}`));
    for (const width of [360, 768, 1200, 1320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(measured);
      const heights = seen.get(width);
      if (heights) {
        if (found.weight) heights[found.weight].push(found.closing);
        heights[found.weight === 'full' ? 'footer' : 'quiet'].push(found.footer);
        if (isSelling) shares.get(width)?.set(path, (found.closing + found.footer) / found.all);
      }
      if (found.hasArt && width >= 1200) drawn += 1;
      inArt.push(...found.inArt.map((words) => `${path}, ${width} px: ${words}`));
      cards.push(...found.cards.map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  for (const [width, heights] of seen) {
    const of = [...(shares.get(width) ?? [])];
    // A phone has the footer's columns one below the other.
    const [usual, most] = width === 360 ? [0.2, 0.3] : [1 / 6, 0.22];
    expect.soft(median(of.map(([, share]) => share))).toBeLessThan(usual);
    expect.soft(of.filter(([, share]) => share > most)).toEqual([]);
    expect.soft(median(heights.line)).toBeLessThan(0.85 * median(heights.full));
    expect.soft(Math.max(...heights.quiet)).toBeLessThan(Math.min(...heights.footer));
  }
  expect.soft(drawn).toBeGreaterThan(8);
  expect.soft(covered, 'text or controls in the margins of the tabs').toEqual([]);
  expect.soft(inArt, 'words in the art').toEqual([]);
  expect.soft(cards, 'cards with two primary buttons, or buttons of two widths').toEqual([]);
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
