import type { Page } from '@playwright/test';
import { expect, hydrated, stopTime, test } from '../support/site.ts';

const mentoring = '/mentoria-privada-con-direccion';

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

for (const { path, says } of [
  { path: '/creacion-plataforma-cursos', says: ['Desde', '$3,500'] },
  {
    path: '/mantenimiento-relanzamiento',
    says: [
      '$1,200',
      '$4,000',
      'Hasta 2 cambios de automatización al mes',
      '1 reunión mensual',
      '1 video nuevo',
      '2 reuniones',
    ],
  },
]) {
  test(`${path} has its prices and what they bring`, async ({ page }) => {
    await open(page, path);
    for (const text of says) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Agendar Consulta' }).first()).toHaveAttribute(
      'href',
      '/solicitar-cita',
    );
  });
}

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

test('the mentoring says its prices and leads to payment', async ({ page }) => {
  await open(page, mentoring);
  await expect(page.getByRole('main').getByText('Mentoría privada con Dirección')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Con quién, y para quién' })).toContainText('persona de muestra');
  for (const text of ['$2,000', '$350', '$500', '30 % menos'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reservar mi mentoría/ }).first()).toHaveAttribute(
    'href',
    '/demo/pago?producto=mentoria',
  );
  await expect(page.getByRole('link', { name: /^Pagar una sesión adicional/ })).toHaveAttribute(
    'href',
    '/demo/pago?producto=mentoria-sesion-extra',
  );
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

test('who leaves the mentoring before 20 s is not followed by its button', async ({ page }) => {
  await stopTime(page);
  await open(page, mentoring);
  await page.clock.runFor(10_000);
  await page.getByRole('link', { name: /Ir al inicio$/ }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: 'Testimonios' })).toBeHidden();
});

test('after paying, the first session is one link away', async ({ page }) => {
  await open(page, '/gracias-mentoria');
  await expect(page.getByText('primera sesión de 1.5 horas')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Agendar mi primera sesión/ })).toHaveAttribute(
    'href',
    '/demo/agenda-sesiones',
  );
});
