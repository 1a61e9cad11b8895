import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { declaredFigures, expect, hydrated } from '../../support/site.ts';
import { testimonialsHeading } from '../../support/known-pages.ts';

const figure = await declaredFigures();

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
  for (const price of ['referral-ads', 'referral-websites', 'referral-crm', 'referral-courses', 'logo', 'videos'])
    await expect(
      page
        .getByRole('main')
        .getByText(figure(`mf-plans/${price}`))
        .first(),
    ).toBeVisible();
  const button = page.getByRole('button', { name: 'Agendar Cita' }).first();
  const scripts = page.locator('script#form-embed');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(scripts).toHaveCount(0);
  await button.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Agenda tu cita' }).frameLocator('iframe');
  await expect(calendar.locator('details', { hasText: 'Datos que llegaron' })).toContainText('ref-norte-01');
  // Once it is closed nobody asks for it any more.
  await expect(scripts).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('leads below the minimum can book, see what they can start with, and come upon testimonials', async ({ page }) => {
  await open(page, '/inversion-minima');
  await expect(page.getByRole('heading', { level: 1, name: 'Lo Sentimos' })).toBeVisible();
  await expect(page.getByText(`más de ${figure('mf-plans/minimum-investment')} USD al mes`)).toBeVisible();
  await expect(page.getByRole('heading', { name: testimonialsHeading })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Ver por dónde empezar' }).first().click();
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
    text: expect.stringContaining('las próximas 24 horas'),
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
