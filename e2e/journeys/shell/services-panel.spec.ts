import { arrive, light, menu, menuButton } from '../../support/header.ts';
import { test } from '../../support/returning.ts';
import { declaredFigures, expect } from '../../support/site.ts';

const figure = await declaredFigures();
const name = 'Servicios y precios';

test('on a phone and on a wide screen the services and their prices are one press away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, light);
  const button = page.getByRole('button', { name: 'Servicios', exact: true });
  const panel = page.getByRole('navigation', { name });
  for (const width of [1440, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(panel).toBeInViewport();
      await expect(panel.getByRole('listitem').filter({ hasText: 'Sitios web' })).toContainText(
        figure('mf-websites/websites'),
      );
      await menuButton(page).click();
      await expect(panel).toBeHidden();
      await expect(menu(page)).toBeVisible();
      await button.click();
      await expect(panel).toBeInViewport();
      await button.click();
      await expect(panel).toBeHidden();
    });
  await button.click();
  await panel.getByRole('link', { name: 'Mantenimiento web' }).click();
  await expect(page).toHaveURL('/planes-mantenimiento');
  await expect(panel).toBeHidden();
});

test('it answers before any script of the site is there', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto('/planes-sociales', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('navigation', { name })).toBeVisible();
});
