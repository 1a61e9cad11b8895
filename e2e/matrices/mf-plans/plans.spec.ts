import { test } from '../../support/returning.ts';
import { expect, hydrated, withoutOffer } from '../../support/site.ts';
import { buyButton, offer, openWithClock, payment } from '../../support/plans.ts';

test('on a phone the four plans stand beside each other, feature by feature', async ({ page }) => {
  await withoutOffer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/planes-mantenimiento#comparacion');
  await hydrated(page);
  const row = page.getByRole('row', { name: /^Soporte/ }).getByRole('cell');
  await expect(row).toHaveCount(4);
  // In one go, since the page may be on its way to the comparison.
  const boxes = await row.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect()).map(({ y, right }) => ({ y, right })),
  );
  expect(new Set(boxes.map(({ y }) => y)).size, 'one line').toBe(1);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
  const [head, last] = await Promise.all([
    page.getByRole('columnheader', { name: /^Servidor/ }).boundingBox(),
    page
      .getByRole('row', { name: /^Hosting/ })
      .getByRole('cell')
      .first()
      .boundingBox(),
  ]);
  expect((last?.y ?? 0) - (head?.y ?? 0), 'all of it in little more than a screen').toBeLessThan(800);
});

test('Escape closes the offer and gives the focus back', async ({ page }) => {
  await openWithClock(page);
  await page.getByRole('tab', { name: 'Recomendado' }).click();
  await page.clock.fastForward(7_000);
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Recomendado' })).toBeFocused();
});

test('a script that never answers delays nothing', async ({ page }) => {
  await withoutOffer(page);
  await page.route(buyButton, () => new Promise(() => undefined));
  // The document's load event waits for every script asked for before it.
  await page.goto('/planes-mantenimiento', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('tab', { name: 'Básico' }).click();
  await expect(page.getByRole('tab', { name: 'Básico' })).toHaveAttribute('aria-selected', 'true');
  await expect(payment(page, 'Contratar Ahora Plan Básico')).toBeVisible();
});
