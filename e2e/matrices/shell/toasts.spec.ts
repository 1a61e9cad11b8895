import { test } from '../../support/returning.ts';
import { expect, restingPlace, stopTime } from '../../support/site.ts';
import { arriveToCopy, copyButtons, copyLink, expectGone, region, shownToasts, toasts } from '../../support/toasts.ts';

/** A swipe of this many px dismisses. */
const threshold = 48;

test.beforeEach(({ page }) => arriveToCopy(page));

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
    await page.clock.runFor(60_000);
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
    await expect(shownToasts(page)).toHaveCount(5);
    await page.touchscreen.tap(180, 90);
    await expect(shownToasts(page)).toHaveCount(3);
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
    await expect(shownToasts(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Ver 17 más' })).toBeVisible();
    await toasts(page).last().hover();
    await expect(shownToasts(page)).toHaveCount(20);
    await expect(toasts(page).last()).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -20_000);
    await expect(toasts(page).first()).toBeInViewport({ ratio: 1 });
    await page.mouse.move(10, 10);
    await expect(shownToasts(page)).toHaveCount(3);
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
