import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { declaredFigures, expect, hydrated } from '../../support/site.ts';

const figure = await declaredFigures();

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
  await expect(page.getByRole('main').getByText(figure('mf-courses/launch')).first()).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('30 minutos');
  await expect(page.getByRole('region', { name: 'Qué pasa después de enviarla' })).toContainText(
    'Confirmamos tu horario',
  );
  const form = page.getByTitle('Formulario de consulta gratuita');
  await form.scrollIntoViewIfNeeded();
  await expect(form.contentFrame().getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(page.locator('script#scheduling')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Lanzamiento de cursos' }).click();
  await expect(page).toHaveURL('/lanzamientos-cursos');
  await expect(page.locator('script#scheduling')).toHaveCount(0);
});
