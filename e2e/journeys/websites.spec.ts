import type { Page, Request } from '@playwright/test';
import { test } from '../support/returning.ts';
import { expect, hydrated } from '../support/site.ts';

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

    for (const [name, price, path] of [
      ['Sitio web Premium', '$2,000 USD', '/sitio-web-premium'],
      ['Sitio web Corporativo', '$1,000 USD', '/sitio-web-corporativo'],
      ['Landing page con video', '$500 USD', '/landing-page-500'],
      ['Tienda en línea', '$2,000 USD', '/tienda-en-linea'],
      ['Mantenimiento web', 'A consultar', '/planes-mantenimiento'],
    ] as const) {
      const card = cards.filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toContainText(price);
      // In the middle of the card, not on its name alone.
      await card.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/venta-sitios-web');
      await expect(cards).toHaveCount(6);
    }
  });

  test('a finished site of each kind is looked at without scripts, and leads to what it is sold as', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/venta-sitios-web');
    const sites = page.getByRole('region', { name: 'Así quedan terminados' });
    const kinds = sites.getByRole('group', { name: 'Qué sitio terminado quieres ver' });
    await expect(kinds.getByRole('radio', { name: /^Sitio web Premium/ })).toBeChecked();
    await expect(sites.getByRole('article')).toHaveCount(1);
    await kinds.getByRole('radio', { name: /^Sitio web Premium/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(sites.getByRole('article')).toHaveAccessibleName('Barro y Lino');
    await page.keyboard.press('ArrowRight');
    await expect(sites.getByRole('article')).toHaveAccessibleName('Huerta en casa');
    await kinds.getByRole('radio', { name: /Ancla Logística$/ }).check();
    await expect(sites.getByRole('article')).toHaveAccessibleName('Ancla Logística');
    await expect(sites.getByRole('article')).toContainText('Caso de muestra');
    await sites.getByRole('link', { name: /^Sitio web Corporativo/ }).click();
    await expect(page).toHaveURL('/sitio-web-corporativo');
    await page.close();
  });

  test('the reels cost nothing until the visitor comes near, then play in their place', async ({ page }) => {
    const asked = requests(page);
    await open(page, '/venta-sitios-web');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === '/demo/reel')).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Míralo en video' }).scrollIntoViewIfNeeded();
    for (const number of [1, 2, 3]) {
      const frame = page.getByTitle(`Reel ${number}`, { exact: true });
      await expect(frame).toHaveAttribute('src', `/demo/reel?video=${number}`);
      await expect(frame).toHaveCSS('opacity', '1');
      await expect(page.getByRole('link', { name: `Reel ${number} (se abre` })).toHaveAttribute('target', '_blank');
    }
    expect(asked, 'the form-embed script is for bookings').not.toContain('/demo/scripts/form-embed.js');
  });

  test('on a phone, a reel out of sight is not asked for until it is swiped to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/venta-sitios-web');
    const asked = requests(page);
    await page.getByRole('link', { name: /^Reel 1/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Reel 1', { exact: true })).toHaveCount(1);
    await expect(page.getByTitle('Reel 3', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: /^Reel 3/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Reel 3', { exact: true })).toHaveCount(1);
    expect(asked).toContain('/demo/reel');
  });

  test('a reel that does not come within 10 s is replaced by a message, with its link and the chat', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/demo/reel?video=2', () => undefined);
    await open(page, '/venta-sitios-web');
    await page.getByRole('heading', { name: 'Míralo en video' }).scrollIntoViewIfNeeded();
    const isShown = (reel: number) =>
      expect(page.getByTitle(`Reel ${reel}`, { exact: true })).toHaveCSS('opacity', '1');
    await isShown(1);
    await isShown(3);
    await page.clock.runFor(10_500);
    await expect(page.getByRole('status').filter({ hasText: 'No pudimos cargar esta parte' })).toHaveCount(1);
    await expect(page.getByTitle('Reel 2', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Reel 2/ })).toHaveAttribute('href', '/demo/reel?video=2');
    await isShown(1);
    await isShown(3);
  });
});

for (const { path, title, price, payment, figures } of [
  {
    path: '/sitio-web-premium',
    title: 'Cada servicio, en su propia página',
    price: '$2,000 USD',
    payment: '/demo/pago?producto=sitio-premium',
    figures: ['10 páginas', '20 a 30', '1 hora', '10 días'],
  },
  {
    path: '/sitio-web-corporativo',
    title: 'Tu empresa, clara en cinco páginas',
    price: '$1,000 USD',
    payment: '/demo/pago?producto=sitio-corporativo',
    figures: ['5 páginas', '20 a 30', '1 hora', '10 días'],
  },
  {
    path: '/tienda-en-linea',
    title: 'Tu catálogo, abierto a toda hora',
    price: '$2,000 USD',
    payment: '/demo/pago?producto=tienda-en-linea',
    figures: ['Hasta 30', '20 a 30', '1 hora', '10 días'],
  },
]) {
  test(`${path} sells ${price}: read, paid in a new tab, talked over, and back`, async ({ page, context }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(price.replace(' USD', '')).first()).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasNotText: /\.$/ })).toHaveText(figures);
    for (const heading of ['Lo que incluye', 'Lo que no incluye']) {
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(main.getByText('Reunión de arranque').last()).toBeVisible();
    await expect(main.getByText('Reunión de entrega, con 1 hora de capacitación')).toBeVisible();

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

test('the store says beside its price what the platform costs', async ({ page }) => {
  await open(page, '/tienda-en-linea');
  const main = page.getByRole('main');
  await expect(main.getByText('Más el plan mensual de la plataforma, desde $39 USD al mes.')).toBeInViewport();
  await expect(main.getByText('Carga de hasta 30 productos en hasta 10 categorías')).toBeVisible();
});

test('the landing page is bought by chat with the message typed in', async ({ page, context }) => {
  await open(page, '/landing-page-500');
  const main = page.getByRole('main');
  await expect(main.getByText('$500', { exact: true })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasNotText: /\.$/ })).toHaveText([
    '1 página',
    '3 a 5',
    '1 revisión',
  ]);
  await expect(main.getByRole('link', { name: /^Contratar Ahora/ })).toHaveCount(0);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    main
      .getByRole('link', { name: /^Contratar por chat/ })
      .first()
      .click(),
  ]);
  expect(new URL(tab.url()).searchParams.get('text')).toBe(
    'Hola, quiero contratar la landing page con carta de ventas en video por $500 USD',
  );
  await tab.close();
  await main.getByRole('link', { name: 'Todos los sitios web' }).click();
  await expect(page).toHaveURL('/venta-sitios-web');
});

test('the three website plans are compared on a 360 px screen without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tienda-en-linea');
  const table = page.getByRole('table', { name: 'Lo que cambia entre los tres' });
  await table.scrollIntoViewIfNeeded();
  const prices = table.getByRole('row', { name: /^Precio en USD/ }).getByRole('cell');
  await expect(prices).toHaveText([/\$1,000$/, /\$2,000$/, /\$2,000$/]);
  const cells = await table.getByRole('cell').evaluateAll((elements) =>
    elements.map((element) => ({
      left: element.getBoundingClientRect().left,
      right: element.getBoundingClientRect().right,
      isCut: element.scrollWidth > element.clientWidth,
    })),
  );
  expect(cells).toHaveLength(15);
  expect(cells.filter(({ left, right, isCut }) => left < 0 || right > 360 || isCut)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the comparison leads from one plan to the next without a new document', async ({ page }) => {
  await open(page, '/sitio-web-corporativo');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [link, path] of [
    ['Ver el Premium', '/sitio-web-premium'],
    ['Ver la tienda', '/tienda-en-linea'],
    ['Ver el Corporativo', '/sitio-web-corporativo'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toHaveCount(0);
  }
  expect(documents).toEqual([]);
});

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
  await page.getByRole('link', { name: /^Sitio web Corporativo/ }).click();
  await expect(page).toHaveURL('/sitio-web-corporativo');
});
