import { open } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect, restingPlace, stopTime } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
