import type { Page, Request } from '@playwright/test';
import { maintenanceOffer } from '../../support/known-pages.ts';
import { test } from '../../support/returning.ts';
import { reelLink, reelName } from '../../support/reels.ts';
import { expect, hydrated } from '../../support/site.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The addresses of what the page asks for while the test looks. */
function requests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request: Request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}

test.describe('website sales', () => {
  test('six cards: five lead to their pages, the made-to-measure one opens the booking dialog', async ({ page }) => {
    await open(page, '/venta-sitios-web');
    const cards = page.getByRole('region', { name: 'Elige qué construimos' }).getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(cards.filter({ hasText: 'Más popular' })).toContainText('Sitio web Premium');

    const custom = cards.filter({ hasText: 'Sitio web personalizado' });
    await expect(custom).toContainText('A tu medida');
    await expect(page.locator('script#form-embed')).toHaveCount(0);
    const button = custom.getByRole('button', { name: 'Agendar Cita' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agenda tu cita' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
    await expect(page.locator('script#form-embed')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.getByRole('button', { name: 'Agendar Cita' }).last().click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('script#form-embed')).toHaveCount(1);
    await page.keyboard.press('Escape');

    for (const [name, path] of [
      ['Sitio web Premium', '/sitio-web-premium'],
      ['Sitio web Corporativo', '/sitio-web-corporativo'],
      ['Landing page con video', '/landing-page-500'],
      ['Tienda en línea', '/tienda-en-linea'],
      [maintenanceOffer, '/planes-mantenimiento'],
    ] as const) {
      const card = cards.filter({ has: page.getByRole('heading', { name }) });
      // In the middle of the card, not on its name alone.
      await card.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/venta-sitios-web');
      await expect(cards).toHaveCount(6);
    }
  });

  test('the reels cost nothing until the visitor comes near, then play in their place', async ({ page }) => {
    const asked = requests(page);
    await open(page, '/venta-sitios-web');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === '/demo/reel')).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Míralo en video' }).scrollIntoViewIfNeeded();
    for (const number of [1, 2, 3]) {
      const frame = page.getByTitle(reelName(number), { exact: true });
      await expect(frame).toHaveAttribute('src', `/demo/reel?video=${number}`);
      await expect(frame).toHaveCSS('opacity', '1');
      await expect(reelLink(page, number)).toHaveAttribute('target', '_blank');
    }
    expect(asked, 'the form-embed script is for bookings').not.toContain('/demo/scripts/form-embed.js');
  });
});

for (const [path, title, payment] of [
  ['/sitio-web-premium', 'Cada servicio, en su propia página', '/demo/pago?producto=sitio-premium'],
  ['/sitio-web-corporativo', 'Tu empresa, clara en cinco páginas', '/demo/pago?producto=sitio-corporativo'],
  ['/tienda-en-linea', 'Tu catálogo, abierto a toda hora', '/demo/pago?producto=tienda-en-linea'],
] as const) {
  test(`${path} is read, paid in a new tab, talked over, and back`, async ({ page, context }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      main
        .getByRole('link', { name: /^Contratar Ahora/ })
        .first()
        .click(),
    ]);
    await expect(tab).toHaveURL(payment);
    await tab.close();

    const button = main.getByRole('button', { name: 'Agendar Cita' }).last();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agenda tu cita' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await main.getByRole('link', { name: 'Todos los sitios web' }).click();
    await expect(page).toHaveURL('/venta-sitios-web');
  });
}

test('a website is quoted by its survey, or leads to the plan whose price is known', async ({ page }) => {
  // The provider's script makes a frame as high as what is in it.
  await page.route('**/demo/scripts/form-embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await open(page, '/venta-sitios-web');
  await page.getByRole('link', { name: 'Cotizar mi sitio' }).first().click();
  await expect(page).toHaveURL('/cotizar-sitio-web');
  const survey = page.getByTitle('Cuestionario para cotizar tu sitio web');
  await expect(survey).toHaveAttribute('src', '/demo/encuesta?encuesta=cotizar-sitio');
  await survey.scrollIntoViewIfNeeded();
  expect((await survey.boundingBox())?.height).toBeCloseTo(654, 0);
  await expect(survey.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sitio web Corporativo/ })
    .click();
  await expect(page).toHaveURL('/sitio-web-corporativo');
});
