import type { Page } from '@playwright/test';
import { test } from '../support/returning.ts';
import { expect, hydrated, restingPlace, stopTime } from '../support/site.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the service catalogue', () => {
  test('is locked for who has a wrong PIN, opens by keyboard for who has the right one, and stays open for the visit', async ({
    page,
  }) => {
    await open(page, '/catalogo-servicios');
    const field = page.getByLabel('PIN de 6 caracteres');
    await field.fill('271828');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'PIN incorrecto' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type('314159');
    await page.keyboard.press('Enter');
    const wall = page.getByRole('region', { name: 'Elige por dónde empezar' });
    await expect(wall.getByRole('heading', { level: 3 })).toHaveCount(6);
    expect(page.url(), 'the PIN is nowhere in the address').not.toContain('314159');

    await wall.getByRole('link', { name: 'Sitios web' }).click();
    await expect(page).toHaveURL('/venta-sitios-web');
    await page.goBack();
    await expect(wall).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    await expect(wall).toBeHidden();
  });
});

test('the catalogue of a referrer books on their account and gives the focus back', async ({ page }) => {
  await open(page, '/catalogo-norte');
  await expect(page.getByText('Referido por Norte')).toBeVisible();
  for (const price of ['$800', '$1,000', '$3,000', '$250', '$600'])
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Agendar Cita' }).first();
  const scripts = page.locator('script#form-embed');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(scripts).toHaveCount(0);
  await button.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Agenda tu cita' }).frameLocator('iframe');
  await expect(calendar.getByText('ref-norte-01')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(scripts).toHaveCount(1);
});

test('the booking dialog fits a small phone, and is at least 660 px high and at most 580 px wide where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/inversion-minima');
  await page.getByRole('button', { name: 'Agendar Cita Comercial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agenda tu cita comercial' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const small = await restingPlace(dialog);
  expect(small.width).toBeLessThanOrEqual(360);
  expect(small.y + small.height).toBeLessThanOrEqual(640);
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  const large = await restingPlace(dialog);
  expect(large.width).toBeLessThanOrEqual(580);
  expect(large.height).toBeGreaterThanOrEqual(660);
});

test('a calendar that never comes gives way to a link to it and to the chat after 10 s', async ({ page }) => {
  await stopTime(page);
  await page.route('**/demo/calendario**', () => new Promise(() => undefined));
  await open(page, '/catalogo-norte');
  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  const dialog = page.getByRole('dialog');
  // The 10 s begin with the frame, which a busy machine may show some time after the click.
  await expect(dialog.getByText('Cargando…')).toBeVisible();
  await page.clock.runFor(9_900);
  await expect(dialog.getByText('Cargando…')).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog.getByRole('link', { name: /^Abrir en otra pestaña/ })).toHaveAttribute(
    'href',
    '/demo/calendario?agenda=referidos&am_id=ref-norte-01',
  );
  await expect(dialog.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123',
  );
});

test('a blocked calendar says so at once', async ({ page, silentConsole }) => {
  await page.route('**/demo/calendario**', (route) => route.abort('blockedbyclient'));
  await open(page, '/catalogo-norte');
  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Abrir en otra pestaña/ })).toBeVisible();
  // The browser itself notes what was blocked.
  expect(silentConsole.splice(0).filter((message) => !message.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
});

test('leads below the minimum can book, see what they can start with, and come upon testimonials', async ({ page }) => {
  await open(page, '/inversion-minima');
  await expect(page.getByRole('heading', { level: 1, name: 'Lo Sentimos' })).toBeVisible();
  await expect(page.getByText('más de $1,000 USD al mes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que Dicen Nuestros Clientes' })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Ver qué hacer con mi presupuesto' }).first().click();
  await expect(page).toHaveURL('/descalificar-lead');
  await expect(page.getByRole('link', { name: /^Pedir consejo por chat/ }).first()).toHaveAttribute(
    'href',
    /^\/demo\/chat\/13055550123\?text=Hola/,
  );
});

test('after a purchase it is clear who makes contact and when', async ({ page }) => {
  const html = await (await page.request.get('/gracias-compra')).text();
  const said = await page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
    const links = [...(main?.querySelectorAll('a') ?? [])];
    const to = (words: string): string | null | undefined =>
      links.find(({ textContent }) => textContent.startsWith(words))?.getAttribute('href');
    return { text: main?.textContent, social: to('Síguenos en redes'), home: to('Volver al inicio') };
  }, html);
  expect(said).toEqual({
    text: expect.stringContaining('en un plazo de 24 horas'),
    social: '/demo/perfil-social',
    home: '/',
  });
});

test('lead and thank-you pages are kept out of search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [
    '/inversion-minima',
    '/descalificar-lead',
    '/gracias-compra',
    '/catalogo-norte',
    '/catalogo-sur',
  ]) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex">');
    expect(sitemap).not.toContain(`${path}<`);
  }
});
