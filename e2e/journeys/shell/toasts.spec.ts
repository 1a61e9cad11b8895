import { copyButtons, copyLink, expectGone, arriveToCopy, region, toasts } from '../../support/toasts.ts';
import { test } from '../../support/returning.ts';
import { expect, stopTime } from '../../support/site.ts';

/** Milliseconds a toast stays when it does not say; after a pause, half of them. */
const duration = 5_000;

test.beforeEach(({ page }) => arriveToCopy(page));

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
  ).not.toMatch(/toaster/);
  await stopTime(page);
  await copyLink(page);
  expect(scripts.join()).toMatch(/toaster/);
  const said = region(page).getByRole('status');
  await expect(said).toHaveText('¡Copiado!El enlace se ha copiado al portapapeles');
  await expect(page.getByText('El enlace se ha copiado al portapapeles')).toHaveCount(1);
  await page.clock.runFor(duration - 500);
  await expect(toasts(page)).not.toHaveAttribute('inert');
  await page.clock.runFor(500);
  await expectGone(page, region(page));

  await test.step('under the pointer it stands still, and goes on afterwards', async () => {
    await copyLink(page);
    await page.clock.runFor(duration - 1_000);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).not.toHaveAttribute('inert');
    await page.mouse.move(10, 10);
    await page.clock.runFor(duration / 2 - 500);
    await expect(toasts(page)).not.toHaveAttribute('inert');
    await page.clock.runFor(500);
    await expectGone(page, region(page));
  });
  await test.step('Alt+T leads to the toasts, where it stands still; Escape leads back', async () => {
    await copyLink(page);
    await page.keyboard.press('Alt+t');
    await expect(region(page)).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(copyButtons(page).first()).toBeFocused();
    await page.clock.runFor(duration);
    await expectGone(page, region(page));
  });
});
