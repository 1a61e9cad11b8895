import { arrive, menu, menuButton } from '../support/header.ts';
import { expect, test } from '../support/site.ts';

const name = 'Servicios y precios';

for (const width of [320, 360, 768, 1440])
  test(`at ${width} px the services and their prices are one press away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await arrive(page);
    const button = page.getByRole('button', { name: 'Servicios', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    const panel = page.getByRole('navigation', { name });
    await expect(panel).toBeInViewport();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Sitios web' })).toContainText('$500');
    await menuButton(page).click();
    await expect(panel).toBeHidden();
    await expect(menu(page)).toBeVisible();
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
