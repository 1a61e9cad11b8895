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

  test('a tap holds the time of the whole stack, until a press elsewhere', async ({ page }) => {
    await stopTime(page);
    for (const entry of [0, 1]) await copyLink(page, entry);
    // The browser says a moment after the tap that there was a click.
    const click = await page.evaluateHandle(() => ({
      heard: new Promise((hear) => document.addEventListener('click', hear, { once: true })),
    }));
    await toasts(page)
      .first()
      .tap({ position: { x: 100, y: 20 } });
    await click.evaluate(async ({ heard }) => void (await heard));
    // A mouse that rests elsewhere.
    await page.mouse.move(10, 11);
    await page.clock.runFor(60_000);
    await expect(shownToasts(page)).toHaveCount(2);
    await page.touchscreen.tap(180, 90);
    await page.clock.runFor(5_000);
    await expectGone(page, region(page));
  });
});

test('of many toasts the newest three stand in a stack, which a pointer holds and the keyboard walks, in the window and clear of the chat button', async ({
  page,
}) => {
  test.slow();
  await stopTime(page);
  const buttons = copyButtons(page);
  for (let entry = 0; entry < 5; entry++) {
    await buttons.nth(entry).press('Enter');
    await expect(toasts(page)).not.toHaveCount(0);
    // One that makes room for the next one leaves first.
    for (let step = 0; step < 10; step++) await page.clock.runFor(100);
    await expect(shownToasts(page)).toHaveCount(Math.min(entry + 1, 3));
  }

  await test.step('a pointer on one of them holds them all', async () => {
    await toasts(page).last().hover();
    await page.clock.runFor(60_000);
    await expect(shownToasts(page)).toHaveCount(3);
    await page.mouse.move(10, 10);
  });
  await test.step('is walked by the keyboard, toast by toast', async () => {
    await page.keyboard.press('Alt+t');
    for (let index = 0; index < 3; index++) {
      await page.keyboard.press('Tab');
      await expect(toasts(page).nth(index)).toBeFocused();
      await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(buttons.nth(4)).toBeFocused();
  });
  await test.step('stands in the window and clear of the chat button, whatever the width', async () => {
    const chat = page.getByRole('complementary', { name: 'Contacto rápido' }).getByRole('link');
    for (const width of [320, 360, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await chat.click({ trial: true });
      const [button, oldest, newest] = [
        await restingPlace(chat),
        await restingPlace(toasts(page).first()),
        await restingPlace(toasts(page).last()),
      ];
      const beside = newest.x >= button.x + button.width;
      const above = newest.y + newest.height <= button.y;
      expect(beside || above, `${width} px`).toBe(true);
      expect(oldest.y).toBeGreaterThanOrEqual(0);
      expect(oldest).toMatchObject({ x: newest.x, width: newest.width });
      expect(newest.x).toBeGreaterThanOrEqual(16);
      expect(newest.x).toBeGreaterThanOrEqual(width < 640 ? 16 : width / 3);
      expect(newest.x + newest.width).toBeLessThanOrEqual(width - 16);
      if (width <= 360) expect(newest.width).toBe(width - 32);
      expect(newest.y + newest.height).toBeLessThanOrEqual(740 - 16);
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
