import type { Page } from '@playwright/test';
import { test } from '../support/returning.ts';
import { expect, hydrated, stopTime } from '../support/site.ts';

const mentoring = '/mentoria-privada-con-direccion';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('from the three offers to a detail page, to an appointment, and back', async ({ page }) => {
  await open(page, '/lanzamientos-cursos');
  await page.getByRole('link', { name: 'Ver el lanzamiento' }).click();
  await expect(page).toHaveURL('/lanzamiento-estrategico-curso');
  // The address changes a moment before the page.
  await expect(page.getByRole('heading', { level: 1, name: 'Sal a vender con público esperándote' })).toBeFocused();
  await expect(page.getByRole('main').getByText('$5,000').first()).toBeVisible();
  for (const piece of ['3 videos promocionales', '6 piezas para redes', '2 reuniones estratégicas'])
    await expect(page.getByRole('main').getByText(piece).first()).toBeVisible();
  await expect(page.getByText('La inversión en anuncios se paga aparte')).toBeVisible();
  for (const call of await page.getByRole('main').getByRole('link', { name: 'Agendar Consulta' }).all())
    await expect(call).toHaveAttribute('href', '/solicitar-cita');
  await page.getByRole('main').getByRole('link', { name: 'Lanzamiento de cursos' }).click();
  await expect(page).toHaveURL('/lanzamientos-cursos');
});

test('the free consultation has its form, and the scheduling script only while one is there', async ({ page }) => {
  await open(page, '/solicitud-cita');
  await expect(page.getByText('30 min', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Qué pasa después de enviarla' })).toContainText('en 24 horas');
  const form = page.getByTitle('Formulario de consulta gratuita');
  await form.scrollIntoViewIfNeeded();
  await expect(form.contentFrame().getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(page.locator('script#scheduling')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Lanzamiento de cursos' }).click();
  await expect(page).toHaveURL('/lanzamientos-cursos');
  await expect(page.locator('script#scheduling')).toHaveCount(0);
});

test('after 20 s the testimonials are offered, with a hint for 5 s, in a dialog with their widget', async ({
  page,
}) => {
  await stopTime(page);
  await open(page, mentoring);
  const button = page.getByRole('button', { name: 'Testimonios' });
  await page.clock.runFor(19_900);
  await expect(button).toBeHidden();
  await page.clock.runFor(100);
  await expect(button).toBeVisible();
  // What loads the tooltip's code has timers, too.
  let waited = 0;
  const tick = async (): Promise<boolean> => {
    await page.clock.runFor(20);
    waited += 20;
    return page.getByRole('tooltip').isVisible();
  };
  await expect.poll(tick, { intervals: [50], timeout: 20_000 }).toBe(true);
  await page.clock.runFor(4_900 - waited);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.resume();
  const widget = page.getByRole('dialog', { name: 'Testimonios' }).locator('[data-reviews-widget]');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Testimonios' })).toBeVisible();
  await expect(widget).toHaveCount(1);
  await expect(page.locator('script#reviews-widget')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.getByRole('link', { name: /Ir al inicio$/ }).click();
  await expect(page).toHaveURL('/');
  await expect(button).toBeHidden();
});
