import { declaredScreens, expect, test } from '../support/site.ts';

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);

for (const width of [360, 1440])
  test(`what a page ends with weighs little beside what it says (${width} px)`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const heights: Record<'line' | 'full' | 'quiet' | 'footer', number[]> = {
      line: [],
      full: [],
      quiet: [],
      footer: [],
    };
    const heavy: string[] = [];
    for (const { path, service, sells } of screens) {
      await page.goto(path);
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
      if ((service ?? sells?.length) && closing + footer > all * share[width === 360 ? 'phone' : 'desk'])
        heavy.push(`${path}: ${Math.round(((closing + footer) / all) * 100)} %`);
    }
    expect(heavy).toEqual([]);
    expect(Math.max(...heights.line)).toBeLessThan(Math.min(...heights.full));
    expect(Math.max(...heights.quiet)).toBeLessThan(Math.min(...heights.footer));
  });

/** Of a page that sells something, at most. A phone has the footer's columns one below the other. */
const share = { desk: 1 / 6, phone: 1 / 4 };

for (const width of [1200, 1320, 1440])
  test(`closing words do not run into the closing art at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const met: string[] = [];
    let bands = 0;
    for (const { path } of screens) {
      await page.goto(path);
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
      met.push(...(faults ?? []).map((words) => `${path}: ${words}`));
    }
    expect(bands).toBeGreaterThan(8);
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
