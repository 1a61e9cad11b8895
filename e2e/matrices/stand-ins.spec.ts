import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lookAt, objections } from '../support/axe.ts';
import { declaredFigures, expect, test } from '../support/site.ts';

const figure = await declaredFigures();

// Everybody who tries the project meets the pages that stand in for what is elsewhere: they are held to what the site's own are.
const folder = join(import.meta.dirname, '..', '..', 'environments', 'demo', 'public', 'demo');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/demo/${file.replace(/\.html$/, '')}`)
  .sort();

const looks = [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ theme, width })));

for (const path of pages)
  test(`${path}: no sideways scrolling, whole pictures and nothing that axe objects to, on a phone and a wide screen, by day and by night`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const look of looks) {
      await lookAt(page, look);
      const said = JSON.stringify(look);
      const found = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        const results = await Promise.allSettled(images.map((image) => image.decode()));
        return {
          over: [...document.querySelectorAll<HTMLElement>('body *')]
            .filter((each) => each.scrollWidth > 0 && each.getBoundingClientRect().right > innerWidth + 1)
            .filter((each) => !each.closest('.films'))
            .map((each) => each.outerHTML.slice(0, 80)),
          broken: images.filter((_, index) => results[index]?.status === 'rejected').map(({ src }) => src),
        };
      });
      expect.soft(found, said).toEqual({ over: [], broken: [] });
      expect.soft(await objections(page), said).toEqual([]);
    }
  });

/** Pieces in the days of the month. */
const pieces = '.days img';

/** Each plan fills the one month, by the keys that choose it. */
async function fillsByKeys(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo/planes-de-marketing');
  const plan = (name: RegExp) => page.getByRole('radio', { name });
  /** How many days of the month show a piece. */
  const shown = async (): Promise<number> =>
    page.locator(pieces).evaluateAll((each) => each.filter((piece) => getComputedStyle(piece).opacity === '1').length);
  await expect(plan(/^Crecimiento/)).toBeChecked();
  await expect.poll(shown).toBe(12 + 4);
  await plan(/^Crecimiento/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(/^Presencia/)).toBeChecked();
  await expect.poll(shown).toBe(8 + 1);
  await expect(page.getByRole('heading', { level: 2, name: 'Presencia' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(20 + 8);
  await expect(page.getByRole('heading', { level: 2, name: 'Equipo completo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pide este plan' })).toHaveAttribute('href', /plan=equipo$/);
}

test('marketing plans: each plan fills the one month, by keys', ({ page }) => fillsByKeys(page));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('marketing plans: each plan fills the one month, by keys', ({ page }) => fillsByKeys(page));
});

test('marketing plans: a link that names a plan opens with it', async ({ page }) => {
  await page.goto('/demo/planes-de-marketing?plan=presencia');
  await expect(page.getByRole('radio', { name: /^Presencia/ })).toBeChecked();
  await page.getByRole('link', { name: 'Pide este plan' }).click();
  await expect(page.getByText('Planes de marketing')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Presencia' })).toBeChecked();
});

/** What is shown once a form is sent. */
const done = (page: Page) => page.getByRole('region', { name: /^(Así termina|Aquí empieza)/ });

test('a day and an hour are booked by keys; what is missing is said beside it, and the end names what was chosen', async ({
  page,
}) => {
  await page.goto('/demo/calendario?agenda=ventas');
  const days = page.getByRole('group', { name: 'Día' }).getByRole('radio');
  await days.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  const tomorrow = (await page.getByRole('radio', { checked: true }).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowDown');
  const chosen = (await page.getByRole('radio', { checked: true }).getAttribute('aria-label')) ?? '';
  expect(chosen.split(' ')[0], 'the same weekday').toBe(tomorrow.split(' ')[0]);
  expect(chosen).not.toBe(tomorrow);

  const book = page.getByRole('button', { name: 'Reservar' });
  const mail = page.getByLabel('Correo');
  await mail.fill('sin arroba');
  await book.press('Enter');
  const hours = page.getByRole('group', { name: 'Hora de Miami' });
  await expect(hours.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
  await expect(hours.getByText('Elige una opción.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Falta este dato.');
  await expect(mail).toHaveAccessibleDescription(/^Revisa el correo/);
  expect(await objections(page)).toEqual([]);

  await page.keyboard.press('Space');
  await page.getByLabel('Nombre').fill('Ana');
  await mail.fill('ana@negocio.example');
  await expect(mail).toHaveAccessibleDescription('');
  await book.press('Enter');
  await expect(done(page)).toBeFocused();
  await expect(done(page)).toContainText(chosen);
  await expect(done(page).getByRole('link')).toHaveText(['Gracias por reservar']);
  expect(await objections(page)).toEqual([]);
});

test('a survey leads where its answers lead: below the least investment, to what fits it', async ({ page }) => {
  const least = figure('mf-plans/minimum-investment');
  for (const [answer, next] of [
    [`Más de ${least}`, '/gracias'],
    [`De $500 a ${least}`, '/inversion-minima'],
    ['Menos de $500', '/descalificar-lead'],
  ] as const) {
    await page.goto('/demo/encuesta?encuesta=campanas');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Correo').fill('ana@negocio.example');
    for (const choice of ['Este mes', 'Sí', answer])
      await page.getByRole('radio', { name: choice, exact: true }).check();
    await expect(page.getByText('5 de 6')).toBeVisible();
    await page.getByLabel('Cuéntanos un poco más').fill('Una panadería');
    await page.getByRole('button', { name: 'Enviar respuestas' }).click();
    await expect(done(page).getByRole('link')).toHaveAttribute('href', next);
  }
});

test('the payment’s page says the price that is declared, that it charges nothing, and takes no card', async ({
  page,
}) => {
  for (const [product, fact] of Object.entries({
    'mantenimiento-basico': 'mf-plans/maintenance-basic',
    'mantenimiento-recomendado': 'mf-plans/maintenance-recommended',
    'mantenimiento-servidor': 'mf-plans/maintenance-server',
    'plan-social-basico': 'mf-plans/social-basic',
    'plan-social-recomendado': 'mf-plans/social-recommended',
    'soporte-estandar': 'mf-crm/support-standard',
    'soporte-full': 'mf-crm/support-full',
    'sitio-premium': 'mf-websites/premium',
    'sitio-corporativo': 'mf-websites/corporate',
    'tienda-en-linea': 'mf-websites/store',
    mentoria: 'mf-courses/mentoring',
    'mentoria-sesion-extra': 'mf-courses/mentoring-extra',
  })) {
    await page.goto(`/demo/pago?producto=${product}`);
    const bought = page.getByRole('list', { name: 'Tu compra' }).getByRole('listitem');
    await expect(bought, product).toHaveCount(1);
    await expect(bought, product).toContainText(`${figure(fact)} USD`);
  }
  await expect(page.getByText('Esta página no cobra nada.')).toBeVisible();
  await expect(page.getByLabel('Número')).not.toBeEditable();
  await page.getByLabel('Correo para el recibo').fill('ana@negocio.example');
  await page.getByRole('button', { name: 'Simular el pago' }).click();
  await expect(done(page)).toContainText('No se cobró nada');
  await expect(done(page).getByRole('link')).toHaveAttribute('href', '/gracias-mentoria');
});

test('a message of the chat is shown as sent, with an answer that says it went nowhere', async ({ page }) => {
  await page.goto('/demo/chat/13055550123?text=Hola%2C%20%C2%BFcu%C3%A1nto%20cuesta%3F');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const said = page.getByRole('region', { name: 'Conversación' }).getByRole('listitem');
  await expect(said).toHaveText([/^Hola\. Tu mensaje/, 'Hola, ¿cuánto cuesta?', /no salió de esta página/]);
  await expect(page.getByRole('textbox', { name: 'Tu mensaje' })).toHaveValue('');
  expect(await objections(page)).toEqual([]);
});

test.describe('a booking without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an appointment has its days and hours, and an end', async ({ page }) => {
    await page.goto('/demo/calendario');
    await page.getByRole('radio', { name: 'Mié' }).check();
    await page.getByRole('radio', { name: '12:00' }).check();
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Correo').fill('ana@negocio.example');
    await page.getByRole('button', { name: 'Reservar' }).click();
    await expect(done(page)).toContainText('No se reservó nada');
  });
});
