import { declaredScreens, expect, test } from '../support/site.ts';

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);

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

test('what a page ends with weighs little beside what it says, closing words do not run into the closing art, and the buttons of a card have one width', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const seen = new Map(weighed.map((width) => [width, noHeights()]));
  const shares = new Map(weighed.map((width) => [width, new Map<string, number>()]));
  const [inArt, cards]: [string[], string[]] = [[], []];
  let drawn = 0;
  for (const { path, service, sells } of screens) {
    await page.goto(path);
    for (const width of [360, 768, 1200, 1320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(measured);
      const heights = seen.get(width);
      if (heights) {
        if (found.weight) heights[found.weight].push(found.closing);
        heights[found.weight === 'full' ? 'footer' : 'quiet'].push(found.footer);
        if (service ?? sells?.length) shares.get(width)?.set(path, (found.closing + found.footer) / found.all);
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
  expect.soft(drawn).toBeGreaterThan(24);
  expect.soft(inArt, 'words in the art').toEqual([]);
  expect.soft(cards, 'cards with two primary buttons, or buttons of two widths').toEqual([]);
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
