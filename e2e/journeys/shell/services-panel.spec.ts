import { arrive, light, menu, menuButton } from '../../support/header.ts';
import { maintenanceService } from '../../support/known-pages.ts';
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
      // What the monthly price leaves out stands with it.
      await expect(panel.getByText(figure('mf-crm/crm-implementation'), { exact: false })).toBeVisible();
      await menuButton(page).click();
      await expect(panel).toBeHidden();
      await expect(menu(page)).toBeVisible();
      await button.click();
      await expect(panel).toBeInViewport();
      await button.click();
      await expect(panel).toBeHidden();
    });
  await button.click();
  await panel.getByRole('link', { name: maintenanceService }).click();
  // The price beside the link is that of this plan.
  await expect(page).toHaveURL('/planes-mantenimiento?plan=servidor');
  await expect(page.getByRole('tab', { name: 'Servidor' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeHidden();
});

test('it answers before any script of the site is there', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto('/planes-sociales', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Servicios', exact: true }).click();
  await expect(page.getByRole('navigation', { name })).toBeVisible();
});
