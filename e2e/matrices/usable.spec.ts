import { walkThrough } from '../support/focus.ts';
import { test } from '../support/returning.ts';
import { declaredScreens, expect, hydrated } from '../support/site.ts';
import { cutOff, drawnByGround, setTextSize, setTextSpacing, tabsAlike } from '../support/usable.ts';

const whole = { sideways: 0, words: [] };

for (const { path } of await declaredScreens()) {
  test(`${path} is whole in narrow windows and large or spaced text, under the Tab key, in the visitor's colours and on paper`, async ({
    page,
  }) => {
    // The directory alone has 170 stops of the Tab key.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await hydrated(page);

    expect
      .soft(await page.locator('figcaption:not(:first-child, :last-child)').count(), 'captions in mid-figure')
      .toBe(0);

    const phone = await walkThrough(page, 'Tab');
    expect.soft(phone.stops, 'stops of the Tab key at 360 px').toBeGreaterThan(10);
    expect.soft(phone.isRound, 'Tab leads back to the first stop at 360 px').toBe(true);
    expect.soft(phone.unseen, 'focused out of sight at 360 px').toEqual([]);

    const tabs = await page.getByRole('tab', { selected: false }).all();
    const others = await Promise.all(tabs.map((tab) => tab.innerText()));
    /** As the page stands, and behind each of its other tabs. */
    const isWhole = async (what: string): Promise<void> => {
      expect.soft(await cutOff(page), what).toEqual(whole);
      for (const name of others) {
        await page.getByRole('tab', { name, exact: true }).click();
        expect.soft(await cutOff(page), `${what}, behind ${name}`).toEqual(whole);
      }
    };
    await setTextSize(page, 32);
    await isWhole('text of 200 % at 360 px');
    await setTextSize(page, 16);
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await cutOff(page), '320 px').toEqual(whole);
    await setTextSpacing(page, true);
    await isWhole('spaced text at 320 px');
    await setTextSpacing(page, false);

    await page.setViewportSize({ width: 1280, height: 800 });
    const desktop = await walkThrough(page, 'Shift+Tab');
    expect.soft(desktop.stops, 'stops at 1280 px, backwards').toBeGreaterThan(10);
    expect.soft(desktop.isRound, 'Shift+Tab leads back to the last stop at 1280 px').toBe(true);
    expect.soft(desktop.unseen, 'focused out of sight at 1280 px').toEqual([]);
    const drawn = await drawnByGround(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const left = await drawnByGround(page);
    // What is not there any more, as the sign of a poster that was waited for, was not taken away by colours.
    const gone = Object.keys(drawn).filter((name) => drawn[name] && left[name] === false);
    expect.soft(gone, 'drawn by a ground that forced colours take away').toEqual([]);
    expect.soft(await tabsAlike(page), 'chosen tabs that look like the others').toBe(0);

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const unprinted = await page
      .locator('main')
      .locator('details > :not(summary), details > div > *, [role="tabpanel"] > *')
      .evaluateAll((all) =>
        // On paper nobody follows a contents' links.
        all
          .filter((part) => !part.checkVisibility() && !part.closest('[data-no-print]'))
          .map((part) => part.textContent.slice(0, 60)),
      );
    expect.soft(unprinted, 'answers and panels that are not on paper').toEqual([]);
  });
}

test('without scripts every page reads well, and shows no button that would do nothing', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const { path, embeddable } of await declaredScreens()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // A page for other sites' frames is prerendered without what stands around it.
    if (!embeddable) {
      await expect.soft(page.getByRole('link', { name: 'Testimonios en Video' }).first(), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
    }
    const buttons = page.locator('button:visible');
    expect.soft(await buttons.allInnerTexts(), path).toEqual([]);
  }
  await context.close();
});
