import type { Page } from '@playwright/test';
import { box, list } from '../../support/header.ts';
import { begin, light } from '../../support/navigation.ts';
import { declaredScreens, expect, hydrated, test } from '../../support/site.ts';
import { policy } from '../../support/known-pages.ts';

const pages = await declaredScreens();

/** What the head of the present document, or of a page's own, says beside the title. Pictures and structured data are read in documents alone. */
const headOf = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((text) => {
    const { head } = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const said = head.querySelectorAll(
      'meta[name="description"],meta[name="robots"]:not([data-closed]),link[rel="canonical"]',
    );
    return Array.from(said, ({ outerHTML }) => outerHTML).sort();
  }, html);

test('a link in a piece whose code is still on its way leads on in the same document', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held: (() => Promise<void>)[] = [];
  await page.route(/testimonials-section/, (route) => void held.push(() => route.continue()));
  await begin(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Ver todos los testimonios' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/testimonios-videos');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('another page is whole, at its top and takes a press from the first frame of it that is seen', async ({
  page,
}) => {
  await begin(page, light);
  const link = page.getByRole('contentinfo').getByRole('link', { name: policy.link });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const look = (): void => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === before) return void requestAnimationFrame(look);
      const home = document.querySelector('header a')?.getBoundingClientRect() ?? new DOMRect();
      const pressed = document.elementFromPoint(home.x + home.width / 2, home.y + home.height / 2);
      Object.assign(window, { seen: [heading, window.scrollY, pressed?.closest('a')?.pathname] });
    };
    look();
  });
  await link.click();
  await expect(page).toHaveURL('/politica-citas');
  await page.waitForFunction(() => 'seen' in window);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await page.evaluate(() => (window as never as { seen: unknown[] }).seen)).toEqual([heading, 0, '/']);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a page ${reducedMotion === 'reduce' ? 'opens from nowhere for who wants less motion' : 'opens from the tile that was touched, within 200 ms'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await begin(page, '/');
    await page.evaluate(() => {
      // A machine that is busy with other tests may take longer than the half second after which a page shows without.
      const wait = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (act: () => void, after = 0) => wait(act, after === 500 ? 20_000 : after) });
      const start = document.startViewTransition.bind(document);
      const named = (): string[] =>
        [...document.querySelectorAll('*')]
          .filter((each) => getComputedStyle(each).viewTransitionName === 'touched-tile')
          .map((each) => each.closest('[data-tile], header')?.querySelector('h1, h3')?.textContent ?? '');
      document.startViewTransition = (change) => {
        const from = named();
        const transition = start(change);
        const opened = transition.ready.then(() => ({
          from,
          into: named(),
          lasts: document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement === '::view-transition-group(touched-tile)')
            .map((effect) => Number(effect.getComputedTiming().endTime)),
        }));
        Object.assign(window, {
          opened,
          over: transition.finished.then(() => new Promise(requestAnimationFrame)).then(named),
        });
        return transition;
      };
    });
    interface Watched {
      opened: Promise<{ from: string[]; into: string[]; lasts: number[] }>;
      over: Promise<string[]>;
    }
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Redes sociales', exact: true }) });
    const address = (await tile.getByRole('link').getAttribute('href')) ?? '';
    await tile.getByRole('link').click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (reducedMotion === 'no-preference') {
      const { from, into, lasts } = await page.evaluate(() => (window as never as Watched).opened);
      expect(from).toEqual([expect.stringMatching(/redes sociales/i)]);
      expect(into).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
      expect(lasts).toHaveLength(1);
      expect(Math.max(...lasts)).toBeLessThanOrEqual(200);
      // Nothing keeps the name: the next tile would not get it.
      expect(await page.evaluate(() => (window as never as Watched).over)).toEqual([]);
    } else expect(await page.evaluate(() => 'opened' in window)).toBe(false);

    // Who follows a link in no tile, to the page before, comes to it as always.
    await page.evaluate(() => Reflect.deleteProperty(window, 'opened'));
    await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
    await expect(page).toHaveURL('/politica-citas');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'opened' in window)).toBe(false);
  });

test('every page is reached from the directory in one document, in silence, with its own head', async ({ page }) => {
  test.setTimeout(300_000);
  const directory = pages.find(({ path }) => path === '/directorio-paginas');
  // What is at stake is where each link leads. Painting pages would be more than half of the work.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 200 });
  await begin(page, '/directorio-paginas');
  for (const { path, title } of pages.filter((each) => each !== directory)) {
    await page
      .locator(`main a[href="${path}"]:not([target])`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveTitle(`${title} | Agencia Mosaico`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Parsed within the page, styles would have to keep to its content security policy.
    const html = (await (await page.request.get(path)).text()).replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, '');
    expect(await headOf(page), path).toEqual(await headOf(page, html));
    await page.goBack();
    await expect(page).toHaveTitle(`${directory?.title ?? ''} | Agencia Mosaico`);
  }
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('all that the next page takes is asked for at once, whatever comes first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, light);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/mf-legal/remote-entry*', (route) => late.then(() => route.continue()));
  const chunk = page.waitForRequest(/\/assets\/mf-legal\/page-appointment-policy/);
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await chunk;
  answer();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeFocused();
});

test('who searches while the next page is on its way goes on searching when it comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, light);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/mf-legal/**', (route) => late.then(() => route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await box(page).fill('crm');
  await expect(list(page)).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(list(page)).toBeVisible();
  // What they choose is a way like any other.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who saves data is not sent what they may not need', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/politica-citas');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/revision.json');
});

test('a mouse that comes into a card loads the page that the card leads to', async ({ page }) => {
  await begin(page, '/venta-sitios-web');
  const card = page.getByRole('article').filter({ hasText: 'Landing page' }).first();
  const asked = page.waitForRequest(/\/assets\/mf-websites\/.*landing-page/);
  await card.hover({ position: { x: 10, y: 10 } });
  await asked;
});
