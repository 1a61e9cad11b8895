import { declaredScreens, expect, test } from '../support/site.ts';

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);

const widths = [360, 1440];

/** In px: of closings by their weight, of the footers below full ones and of the others. */
const noHeights = (): Record<'line' | 'full' | 'quiet' | 'footer', number[]> => ({
  line: [],
  full: [],
  quiet: [],
  footer: [],
});

test('what a page ends with weighs little beside what it says', async ({ page }) => {
  test.setTimeout(240_000);
  const seen = new Map(widths.map((width) => [width, noHeights()]));
  const shares = new Map(widths.map((width) => [width, new Map<string, number>()]));
  for (const { path, service, sells } of screens) {
    await page.goto(path);
    for (const [width, heights] of seen) {
      await page.setViewportSize({ width, height: 900 });
      const { weight, closing, footer, all } = await page.evaluate(() => {
        const band = document.querySelector<HTMLElement>('main [data-closing]');
        return {
          weight: band?.dataset.closing as 'line' | 'full' | undefined,
          closing: band?.offsetHeight ?? 0,
          footer: document.querySelector('footer')?.offsetHeight ?? 0,
          all: document.documentElement.scrollHeight,
        };
      });
      if (weight) heights[weight].push(closing);
      heights[weight === 'full' ? 'footer' : 'quiet'].push(footer);
      if (service ?? sells?.length) shares.get(width)?.set(path, (closing + footer) / all);
    }
  }
  for (const [width, heights] of seen) {
    const of = [...(shares.get(width) ?? [])];
    // A phone has the footer's columns one below the other.
    const [usual, most] = width === 360 ? [0.2, 0.3] : [1 / 6, 0.22];
    expect(median(of.map(([, share]) => share))).toBeLessThan(usual);
    expect(of.filter(([, share]) => share > most)).toEqual([]);
    expect(median(heights.line)).toBeLessThan(0.85 * median(heights.full));
    expect(Math.max(...heights.quiet)).toBeLessThan(Math.min(...heights.footer));
  }
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

test('closing words do not run into the closing art from 1200 to 1440 px', async ({ page }) => {
  test.setTimeout(180_000);
  const met: string[] = [];
  let bands = 0;
  for (const { path } of screens) {
    await page.goto(path);
    if ((await page.locator('main [data-closing="full"]').count()) === 0) continue;
    for (const width of [1200, 1320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(() => {
        const band = document.querySelector('main [data-closing="full"]');
        const art = band
          ?.querySelector('[aria-hidden="true"][viewBox]:not([viewBox="0 0 20 20"])')
          ?.getBoundingClientRect();
        if (!band || !art || art.width === 0) return undefined;
        return [...band.querySelectorAll('h2, p, a, button')].flatMap((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const meets = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > art.left && left < art.right && bottom > art.top && top < art.bottom,
          );
          return meets ? [words.textContent] : [];
        });
      });
      if (faults) bands += 1;
      met.push(...(faults ?? []).map((words) => `${path}, ${width} px: ${words}`));
    }
  }
  expect(bands).toBeGreaterThan(24);
  expect(met).toEqual([]);
});

test('a card has one primary button at most, and its buttons have one width, at every size', async ({ page }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const { path } of screens) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('main [data-card-actions]')].flatMap((foot) => {
          const buttons = [...foot.querySelectorAll('[data-look="primary"], [data-look="secondary"]')].filter((each) =>
            each.checkVisibility(),
          );
          const room = foot.getBoundingClientRect().width;
          const primary = buttons.filter((each) => (each as HTMLElement).dataset.look === 'primary');
          return [
            ...(primary.length > 1 ? [`${primary.length} primary buttons`] : []),
            ...buttons
              .filter((each) => Math.abs(each.getBoundingClientRect().width - room) > 1)
              .map((each) => each.textContent),
          ];
        }),
      );
      faults.push(...found.map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
