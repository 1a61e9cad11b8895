import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { expect, hydrated } from '../../support/site.ts';

/** Prints as a text: without header, footer, chat button and contents. */
async function expectToPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Escríbenos por chat/ })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeHidden();
  const file = await page.pdf({ format: 'A4' });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
}

test('the terms have 15 numbered clauses and 15.1 to 15.6, each with an anchor; a link to one shows it below the header, the contents follow the reader, and it prints', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terminos-condiciones#clausula-15-6');
  await hydrated(page);
  const clause = page.locator('#clausula-15-6');
  await expect(clause).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'En esta página' });
  await contents.getByRole('link', { name: /Cancelación de pagos únicos/ }).click();
  await expect(page).toHaveURL(/#clausula-7$/);
  await expect.poll(async () => Math.round((await page.locator('#clausula-7').boundingBox())?.y ?? 0)).toBe(80);
  await expect(contents.locator('[aria-current]')).toContainText('Cancelación de pagos únicos');

  const main = page.getByRole('main');
  const numbers = await main.locator('[id^="clausula-"] > :is(h2, h3) > span:first-child').allTextContents();
  expect(numbers).toEqual([
    ...Array.from({ length: 15 }, (_, index) => `${index + 1}.`),
    ...Array.from({ length: 6 }, (_, index) => `15.${index + 1}.`),
  ]);
  await expectToPrint(page);
});

test('the privacy policy prints', async ({ page }) => {
  await page.goto('/politica-privacidad');
  await hydrated(page);
  await expectToPrint(page);
});

test('the policy of appointments prints, and its dates are right long after the composition, with nothing on the console', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-05T15:00:00'));
  await page.goto('/politica-citas');
  await hydrated(page);
  await expect(page.getByText(/Última actualización: 5\sde\smarzo\sde\s2031/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/2031/)).toBeVisible();
  await expectToPrint(page);
});

/** A day long after the composition: an offer without a day of its own is posted on whatever day it is read. */
const someday = new Date('2031-12-01T15:00:00');

test('the video role is a job posting of today that stands for 30 days', async ({ page }) => {
  await page.clock.setFixedTime(someday);
  await page.goto('/oferta-disenador-video-ai');
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/oferta-disenador-video-ai$/);
  await expect(
    page.getByText(/Publicada el 1\sde\sdiciembre\sde\s2031, vigente hasta el 31\sde\sdiciembre\sde\s2031/),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const tag of ['Herramientas de IA', 'Video marketing', 'Redes sociales'])
    await expect(main.getByText(tag).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Qué harás' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('region', { name: 'Qué buscamos' }).getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'Proceso de selección' }).getByRole('listitem')).toHaveCount(4);
  await main.getByRole('link', { name: 'Postularme' }).click();
  const survey = page.getByTitle(/^Formulario de postulación/);
  await expect(survey).toHaveAttribute('src', '/demo/encuesta?encuesta=disenador-video');
  await expect(survey.contentFrame().getByText('Postulación: diseñador de video con IA')).toBeVisible();
});

test('the ads role says that all three steps are mandatory', async ({ page }) => {
  await page.goto('/oferta-especialista-en-ads');
  await hydrated(page);
  await expect(page.getByText('Si no puedes completarlos todos, te pedimos que no te postules.')).toBeVisible();
  await page.getByRole('link', { name: 'Postularme' }).click();
  await expect(page.getByTitle(/^Formulario de postulación/)).toHaveAttribute(
    'src',
    '/demo/encuesta?encuesta=especialista-ads',
  );
});
