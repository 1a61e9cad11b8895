import type { Page } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { declaredFigures, expect, hydrated } from '../../support/site.ts';

const figure = await declaredFigures();

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const calendar = (agenda: string) => `/demo/calendario?agenda=${agenda}`;
const chat = (text: string) => `/demo/chat/13055550123?text=${encodeURIComponent(text)}`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('/crm-servicios', () => {
  test('each service is a card that leads to its page as a whole', async ({ page }) => {
    await open(page, '/crm-servicios');
    const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
    // The whole card is the link.
    await card('Planes de soporte').click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/planes-soporte');
    await expect(page).toHaveTitle(/^Planes de soporte para CRM/);
    await page.getByRole('main').getByRole('link', { name: 'Servicios de CRM' }).first().click();
    await expect(page).toHaveURL('/crm-servicios');
    await expect(page.getByRole('link', { name: 'Catálogo de servicios' }).first()).toHaveAttribute(
      'href',
      '/catalogo-servicios',
    );
  });
});

test.describe('/planes-crm', () => {
  test('Premium shows its details in dialogs', async ({ page }) => {
    await open(page, '/planes-crm');
    await expect(tab(page, 'Premium')).toHaveAttribute('aria-selected', 'true');
    const meetings = page.getByRole('button', { name: 'Ver detalle: 3 reuniones' });
    await meetings.press('Enter');
    const dialog = page.getByRole('dialog', { name: '3 reuniones' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      '1 reunión de inicio, de hasta 1 hora.',
      '1 reunión de entrega y primera capacitación, de 1 hora.',
      '1 capacitación, de 1 hora.',
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(meetings).toBeFocused();

    // The whole row opens its details.
    const row = panel(page).getByRole('listitem').filter({ hasText: 'Implementación de tu CRM' });
    await row.click({ position: { x: 20, y: 20 } });
    const implementation = page.getByRole('dialog', { name: 'Implementación de tu CRM' });
    await expect(implementation).toContainText(`de ${figure('mf-crm/crm-workdays')} días hábiles`);
    await implementation.getByRole('button', { name: 'Cerrar' }).click();
    await expect(implementation).toBeHidden();

    await expect(page.getByRole('link', { name: /^Contratar Premium/ })).toHaveAttribute(
      'href',
      chat('Hola, quiero contratar el CRM Premium'),
    );
  });

  test('the calendar is asked for only when Personalizado is shown', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/calendario|form-embed/.test(pathname)) asked.push(pathname + search);
    });
    await open(page, '/planes-crm');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await tab(page, 'Premium').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await tab(page, 'Premium').press('ArrowRight');
    await expect(tab(page, 'Personalizado')).toBeFocused();
    await expect(page).toHaveURL('/planes-crm?plan=personalizado');
    await expect(panel(page)).toContainText(`Desde ${figure('mf-crm/crm-custom')} USD`);
    await expect(panel(page).frameLocator('iframe').getByText('Reunión sobre tu CRM')).toBeVisible();
    expect(asked).toContain(calendar('crm'));
    await page.goBack();
    await expect(tab(page, 'Premium')).toHaveAttribute('aria-selected', 'true');
  });

  test('a shared link opens its tab, and another its contact section', async ({ page }) => {
    await open(page, '/planes-crm?plan=personalizado');
    await expect(tab(page, 'Personalizado')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('main').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/planes-crm?plan=personalizado#contacto');
    await expect(page.getByRole('heading', { name: 'Hablemos de tu CRM' })).toBeInViewport();
  });
});

test('/planes-soporte: choose by keyboard, contract in a new tab', async ({ page, context }) => {
  await open(page, '/planes-soporte');
  const included = (text: string) => expect(panel(page)).toContainText(text);
  await included(figure('mf-crm/support-standard'));
  await included('Hasta 2 reuniones por videollamada al mes');
  await tab(page, 'Estándar').press('ArrowRight');
  await expect(page).toHaveURL('/planes-soporte?plan=full');
  await included(figure('mf-crm/support-full'));
  await included('Hasta 4 reuniones por videollamada al mes');
  await included('Hasta 3 capacitaciones para tu equipo');
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/planes-soporte?plan=personalizado');
  await included(figure('mf-crm/support-custom'));
  await included('Hasta 2 reuniones de consultoría avanzada con el CEO');
  await expect(panel(page).getByRole('link', { name: /^Pedir mi plan por chat/ })).toHaveAttribute(
    'href',
    chat('Hola, estoy interesado en el Plan Personalizado de soporte para CRM'),
  );
  const extras = page.getByRole('article', { name: 'Reuniones extra' });
  await expect(extras).toContainText(`${figure('mf-crm/extra-meeting-team')} USD`);
  await expect(extras).toContainText(`${figure('mf-crm/extra-meeting-founder')} USD`);
  await expect(page.getByRole('article', { name: 'No incluido en ningún plan' }).getByRole('listitem')).toHaveCount(5);
  await page.goBack();
  await expect(tab(page, 'Full')).toHaveAttribute('aria-selected', 'true');
  // The comparison is static. Its links lead to the tabs all the same.
  await page.getByRole('link', { name: 'Ver el Estándar', exact: true }).click();
  await expect(tab(page, 'Estándar')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Full')).toHaveAttribute('aria-selected', 'true');
  const paid = context.waitForEvent('page');
  await panel(page)
    .getByRole('link', { name: /^Contratar Full/ })
    .click();
  await expect(await paid).toHaveURL('/demo/pago?producto=soporte-full');
  await expect((await paid).getByRole('list', { name: 'Tu compra' }).getByRole('listitem')).toHaveText([
    `Soporte Full ${figure('mf-crm/support-full')} USD al mes`,
  ]);
});

test.describe('/crm-faq', () => {
  const entry = (page: Page, id: string) => page.locator(`details#${id}`);
  const answerOf = (page: Page, id: string) => entry(page, id).locator('p');

  test('a link to a question opens it, from outside and from the list of topics', async ({ page }) => {
    await open(page, '/crm-faq#terminar-prueba');
    await expect(answerOf(page, 'terminar-prueba')).toBeInViewport();
    await expect(answerOf(page, 'terminar-prueba')).toContainText(`${figure('mf-crm/trial-days')} días`);
    await page
      .getByRole('navigation', { name: 'Preguntas por tema' })
      .getByRole('link', { name: 'La plataforma' })
      .click();
    await expect(page).toHaveURL('/crm-faq#plataforma');
    await expect(answerOf(page, 'plataforma')).toBeInViewport();
  });

  test('one answer is open at a time, over all subjects, and it can be closed again', async ({ page }) => {
    await open(page, '/crm-faq');
    const opened = page.getByRole('main').locator('details[open]');
    await expect(opened).toHaveCount(0);
    for (const id of ['precio', 'prueba', 'soporte', 'pagos']) {
      await entry(page, id).locator('summary').click();
      await expect(answerOf(page, id)).toBeVisible();
      await expect(opened).toHaveCount(1);
    }
    await entry(page, 'pagos').locator('summary').click();
    await expect(opened).toHaveCount(0);
  });

  test('a link from another page opens its question', async ({ page }) => {
    await open(page, '/planes-crm');
    await page.getByRole('link', { name: 'Cómo funciona la prueba' }).click();
    await expect(page).toHaveURL('/crm-faq#prueba');
    await expect(answerOf(page, 'prueba')).toBeInViewport();
  });
});

test('/asesoria-clientes: both rates, and a booking dialog from each tab', async ({ page }) => {
  await open(page, '/asesoria-clientes');
  await expect(page.getByText('Solo para clientes activos').first()).toBeVisible();
  await expect(panel(page)).toContainText(`${figure('mf-crm/advisory-team')} USD por hora`);
  await expect(panel(page)).toContainText(`Sesiones de ${figure('mf-crm/advisory-team-session')} horas`);
  const book = async (name: string, agenda: string) => {
    const button = panel(page).getByRole('button', { name });
    await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', calendar(agenda));
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  };
  await book('Agendar con el equipo', 'asesoria&con=equipo');
  await page.getByRole('link', { name: /Tengo presupuesto para una sola cosa/ }).click();
  await expect(page).toHaveURL('/asesoria-clientes?plan=ceo#agendar');
  await expect(tab(page, 'CEO')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toContainText(`${figure('mf-crm/advisory-ceo')} USD por hora`);
  await book('Agendar con el CEO', 'asesoria&con=ceo');
});
