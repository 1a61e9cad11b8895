import type { Locator, Page } from '@playwright/test';
import { test } from '../support/returning.ts';
import { expect, hydrated, restingPlace, stopTime } from '../support/site.ts';

// Copying a link is the shortest way to a toast, and the directory has as many of those buttons as the site has pages.

/** Milliseconds a toast stays when it does not say. */
const duration = 5_000;
/** A swipe of this many px dismisses. */
const threshold = 48;

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const toasts = (page: Page): Locator => region(page).getByRole('group', { includeHidden: true });
const copyButtons = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Copi/ });

/** Presses the copy button of the page's nth entry, and takes the pointer away from where toasts stand. */
async function copyLink(page: Page, entry = 0): Promise<void> {
  const shown = await toasts(page).count();
  await copyButtons(page).nth(entry).click();
  await expect(toasts(page)).toHaveCount(shown + 1);
  await page.mouse.move(10, 10);
}

const pass = (page: Page, milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

/** What leaves fades, then folds, then is gone. */
async function expectGone(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await pass(page, 100);
    await expect(toast).toHaveCount(0, { timeout: 50 });
  }).toPass({ intervals: [10] });
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/directorio-paginas');
  await hydrated(page);
});

test('the first toast brings the toaster; it is said once, and closes after its time, which stands still under the pointer and the keyboard', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toMatch(/toaster|notistack/);
  await stopTime(page);
  await copyLink(page);
  expect(scripts.join()).toMatch(/toaster/);
  const said = region(page).getByRole('status');
  await expect(said).toHaveText('¡Copiado!El enlace se ha copiado al portapapeles');
  await expect(page.getByText('El enlace se ha copiado al portapapeles')).toHaveCount(1);
  await pass(page, duration - 500);
  await expect(toasts(page)).not.toHaveAttribute('inert');
  await pass(page, 500);
  await expectGone(page, region(page));

  await test.step('under the pointer it stands still, and goes on from where it was', async () => {
    await copyLink(page);
    await pass(page, duration - 1_000);
    await toasts(page).hover();
    await pass(page, 60_000);
    await expect(toasts(page)).not.toHaveAttribute('inert');
    await page.mouse.move(10, 10);
    await pass(page, 500);
    await expect(toasts(page)).not.toHaveAttribute('inert');
    await pass(page, 500);
    await expectGone(page, region(page));
  });
  await test.step('Alt+T leads to the toasts, where it stands still; Escape leads back', async () => {
    await copyLink(page);
    await page.keyboard.press('Alt+t');
    await expect(region(page)).toBeFocused();
    await pass(page, 60_000);
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(copyButtons(page).first()).toBeFocused();
    await pass(page, duration);
    await expectGone(page, region(page));
  });
});

test('a refusal is said at once, and its close button closes it at once', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await copyLink(page);
  await expect(region(page).getByRole('alert')).toHaveText('ErrorNo se pudo copiar el enlace');
  await expect(copyButtons(page).first()).toHaveText(/Copiar enlace/);
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(region(page)).toHaveCount(0);
  await expect(copyButtons(page).first()).toBeFocused();
});

test('a push by mouse to either side dismisses, a shorter one snaps back', async ({ page }) => {
  for (const direction of [-1, 1])
    await test.step(direction < 0 ? 'to the left' : 'to the right', async () => {
      await copyLink(page);
      const toast = toasts(page);
      await toast.hover({ position: { x: 150, y: 20 } });
      const before = await restingPlace(toast);
      const push = async (by: number): Promise<void> => {
        await toast.hover({ position: { x: 150, y: 20 } });
        await page.mouse.down();
        await page.mouse.move(before.x + 150 + by * direction, before.y + 24, { steps: 8 });
      };
      await push(threshold - 10);
      const pushed = ((await toast.boundingBox())?.x ?? 0) - before.x;
      expect(Math.abs(pushed - (threshold - 10) * direction)).toBeLessThan(2);
      await page.mouse.up();
      await expect.poll(async () => (await toast.boundingBox())?.x).toBe(before.x);
      await push(threshold + 1);
      await page.mouse.up();
      await expect(region(page)).toHaveCount(0);
    });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe dismisses, a shorter one snaps back; a touch holds the time', async ({ page }) => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await stopTime(page);
    await copyLink(page);
    const toast = toasts(page);
    const box = await restingPlace(toast);
    const [x, y] = [box.x + 100, box.y + 20];

    await touch('touchStart', x, y);
    await pass(page, 60_000);
    await expect(toast).not.toHaveAttribute('inert');
    for (let step = 1; step <= 8; step++) await touch('touchMove', x + (step * (threshold - 10)) / 8, y);
    await touch('touchEnd');
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await expect(toast).not.toHaveAttribute('inert');

    await touch('touchStart', x, y);
    for (let step = 1; step <= 8; step++) await touch('touchMove', x + (step * (threshold + 20)) / 8, y);
    await touch('touchEnd');
    await expectGone(page, region(page));
  });

  test('a tap shows the whole stack, a tap beside it folds it', async ({ page }) => {
    for (let entry = 0; entry < 5; entry++) await copyLink(page, entry);
    await page.getByRole('button', { name: 'Ver 2 más' }).tap();
    await expect(region(page).getByRole('group')).toHaveCount(5);
    await page.touchscreen.tap(180, 90);
    await expect(region(page).getByRole('group')).toHaveCount(3);
  });
});

test('a stack of twenty shows three, and all of them to a pointer or the keyboard, in the window and clear of the chat button', async ({
  page,
}) => {
  test.slow();
  await stopTime(page);
  const buttons = await copyButtons(page).all();
  for (const button of buttons.slice(0, 20)) await button.press('Enter');
  await expect(toasts(page)).toHaveCount(20);

  await test.step('shows three, and all of them to a pointer, in a list that scrolls', async () => {
    await expect(region(page).getByRole('group')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Ver 17 más' })).toBeVisible();
    await toasts(page).last().hover();
    await expect(region(page).getByRole('group')).toHaveCount(20);
    await expect(toasts(page).last()).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -20_000);
    await expect(toasts(page).first()).toBeInViewport({ ratio: 1 });
    await page.mouse.move(10, 10);
    await expect(region(page).getByRole('group')).toHaveCount(3);
  });
  await test.step('is walked by the keyboard, toast by toast', async () => {
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ver menos' })).toBeFocused();
    for (let index = 0; index < 20; index++) {
      await page.keyboard.press('Tab');
      await expect(toasts(page).nth(index)).toBeFocused();
      await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(copyButtons(page).nth(19)).toBeFocused();
  });
  await test.step('stands in the window and clear of the chat button, whatever the width', async () => {
    const chat = page.getByRole('complementary', { name: 'Contacto rápido' }).getByRole('link');
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const hotkey of ['Alt+t', 'Escape']) {
        await page.keyboard.press(hotkey);
        await chat.click({ trial: true });
        const [button, newest] = [await restingPlace(chat), await restingPlace(toasts(page).last())];
        const beside = newest.x >= button.x + button.width;
        const above = newest.y + newest.height <= button.y;
        expect(beside || above, `${width} px, ${hotkey}`).toBe(true);
        expect(newest.x).toBeGreaterThanOrEqual(16);
        expect(newest.x + newest.width).toBe(width - 16);
        if (width <= 360) expect(newest.width).toBe(width - 32);
        expect(newest.y + newest.height).toBeLessThanOrEqual(740 - 16);
      }
    }
  });
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await copyLink(page);
  const durations = await toasts(page).evaluate((card) =>
    getComputedStyle(card).transitionDuration.split(',').map(Number.parseFloat),
  );
  expect(Math.max(...durations)).toBeLessThan(0.001);
});
