import type { Page } from '@playwright/test';
import { quoteLink } from '../../support/known-pages.ts';
import { test } from '../../support/returning.ts';
import { declaredFigures, expect, hydrated, withoutOffer } from '../../support/site.ts';
import { buyButton, offer, openWithClock, payment } from '../../support/plans.ts';

const figure = await declaredFigures();
const others = (page: Page) => page.getByRole('region', { name: 'Otros planes disponibles' }).getByRole('link');

/** Follows a link that opens a new tab, and says where it led. */
async function newTab(page: Page, action: string): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), payment(page, action).click()]);
  await tab.waitForLoadState();
  const { pathname, search } = new URL(tab.url());
  await tab.close();
  return pathname + search;
}

test.describe('/planes-sociales', () => {
  test('a visitor compares the three plans, goes back, and pays for one in a new tab', async ({ page }) => {
    await page.goto('/planes-sociales');
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toContainText(`${figure('mf-plans/social-recommended')} USD al mes`);
    expect(await newTab(page, 'Contratar Recomendado')).toBe('/demo/pago?producto=plan-social-recomendado');

    await page.getByRole('tab', { name: 'Básico' }).click();
    await expect(page).toHaveURL('/planes-sociales?plan=basico');
    await expect(page.getByRole('tabpanel')).toContainText(`${figure('mf-plans/social-basic')} USD al mes`);
    await expect(others(page)).toHaveText(['Plan Premium (Recomendado)', 'Plan Personalizado']);
    expect(await newTab(page, 'Contratar Básico')).toBe('/demo/pago?producto=plan-social-basico');

    await page.goBack();
    await expect(page).toHaveURL('/planes-sociales');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Recomendado');

    // The comparison is static. Its links lead to the tabs all the same.
    await page.getByRole('link', { name: 'Ver el Personalizado', exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Personalizado');
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Recomendado');
  });

  test('with the keyboard: arrows move between the plans, and a plan from the list of others gets the focus', async ({
    page,
  }) => {
    await page.goto('/planes-sociales');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Recomendado' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Personalizado' })).toBeFocused();
    await expect(page).toHaveURL('/planes-sociales?plan=personalizado');
    await expect(page.getByRole('tabpanel')).toContainText(`Desde ${figure('mf-plans/social-custom')} USD al mes`);
    await expect(payment(page, 'Pedir mi plan por chat')).toHaveAttribute(
      'href',
      '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado%20de%20redes%20sociales',
    );
    await others(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Básico' })).toBeFocused();
  });

  test('a shared link opens its plan, and the header says what other networks cost', async ({ page }) => {
    await page.goto('/planes-sociales?plan=personalizado');
    await hydrated(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Personalizado');
    await expect(
      page.getByText(`Otras redes: +${figure('mf-plans/extra-networks')} al mes sobre tu plan`, { exact: true }),
    ).toBeVisible();
  });
});

test.describe('/planes-mantenimiento', () => {
  test('each plan shows its price and is contracted in a new tab', async ({ page }) => {
    await withoutOffer(page);
    await page.goto('/planes-mantenimiento');
    await hydrated(page);
    for (const [tab, price, action, address] of [
      [
        'Básico',
        `${figure('mf-plans/maintenance-basic')} USD al mes`,
        'Contratar Ahora Plan Básico',
        '/demo/pago?producto=mantenimiento-basico',
      ],
      [
        'Recomendado',
        `${figure('mf-plans/maintenance-recommended')} USD al mes`,
        'Contratar Ahora Plan Recomendado (Premium)',
        '/demo/pago?producto=mantenimiento-recomendado',
      ],
      [
        'Servidor',
        `${figure('mf-plans/maintenance-server')} USD al mes`,
        'Contratar Ahora Plan Servidor',
        '/demo/pago?producto=mantenimiento-servidor',
      ],
      [
        'Personalizado',
        `Desde ${figure('mf-plans/maintenance-custom')} USD al mes`,
        'Contratar Ahora Plan Personalizado',
        '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado',
      ],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toContainText(price);
      expect(await newTab(page, action)).toBe(address);
    }
    await page.goBack();
    await expect(page).toHaveURL('/planes-mantenimiento?plan=servidor');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Servidor');
  });

  test('after 6 seconds a CRM is offered, once a visit', async ({ page }) => {
    const passed = await openWithClock(page);
    await page.clock.fastForward(5_900 - passed);
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Otros planes disponibles' })).toHaveCount(0);
    await page.clock.fastForward(100);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Más tarde' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(others(page)).toHaveText(['Plan Básico', 'Plan Personalizado']);

    // Away and back without leaving the document.
    await page.getByRole('link', { name: 'Sitios web' }).first().click();
    await expect(page).toHaveURL('/venta-sitios-web');
    await page.goBack();
    await expect(others(page)).toHaveText(['Plan Básico', 'Plan Personalizado']);
    await page.clock.fastForward(60_000);
    await expect(offer(page)).toBeHidden();
  });

  test('the provider’s script is asked for once, here and on no page before', async ({ page }) => {
    await withoutOffer(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/demo/scripts/buy-button.js')) asked++;
    });
    await page.goto('/politica-privacidad');
    await hydrated(page);
    expect(asked).toBe(0);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mantenimiento web' }).click();
    await expect(page).toHaveURL('/planes-mantenimiento');
    const button = page.getByRole('tabpanel').getByRole('link', { name: 'Pagar con tarjeta (demostración)' });
    await expect(button).toHaveAttribute('href', '/demo/pago?producto=mantenimiento-recomendado&forma=tarjeta');
    await page.getByRole('tab', { name: 'Básico' }).click();
    await expect(button).toHaveAttribute('href', '/demo/pago?producto=mantenimiento-basico&forma=tarjeta');
    await page.getByRole('tab', { name: 'Personalizado' }).click();
    await expect(button).toHaveCount(0);
    await page.getByRole('link', { name: 'Sitios web' }).first().click();
    await page.goBack();
    await page.getByRole('tab', { name: 'Servidor' }).click();
    await expect(button).toHaveAttribute('href', '/demo/pago?producto=mantenimiento-servidor&forma=tarjeta');
    expect(asked).toBe(1);
  });

  test('a blocked script leaves the payment link', async ({ page, silentConsole }) => {
    await withoutOffer(page);
    await page.route(buyButton, (route) => route.abort());
    await page.goto('/planes-mantenimiento');
    await expect(page.getByText(/^El pago con tarjeta no cargó aquí/)).toBeVisible();
    expect(await newTab(page, 'Contratar Ahora Plan Recomendado (Premium)')).toBe(
      '/demo/pago?producto=mantenimiento-recomendado',
    );
    // Chromium reports the aborted request.
    silentConsole.length = 0;
  });
});

test.describe('/meta-ads-marketing', () => {
  test('an appointment is made by keyboard, in a dialog that gives the focus back', async ({ page }) => {
    await page.goto('/meta-ads-marketing');
    await hydrated(page);
    await expect(page.getByRole('main').getByText(figure('mf-plans/ads')).first()).toBeVisible();
    const open = page.getByRole('button', { name: 'Agendar Cita' }).first();
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agenda tu cita' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveAttribute('src', '/demo/calendario?agenda=general');
    await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('the page leads back to the catalogue, and down to what the price includes', async ({ page }) => {
    await page.goto('/meta-ads-marketing');
    await hydrated(page);
    await page.getByRole('link', { name: 'Ver qué incluye' }).click();
    await expect(page.getByRole('heading', { name: 'Qué incluye el precio' })).toBeInViewport();
    await page.getByRole('link', { name: 'Catálogo de servicios' }).first().click();
    await expect(page).toHaveURL('/catalogo-servicios');
  });
});

test.describe('/planes-de-marketing', () => {
  const destination = /\/demo\/planes-de-marketing$/;

  test('sends on whoever comes from inside the site', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: quoteLink }).first().click();
    await expect(page).toHaveURL(destination);
  });

  test('the server sends on whoever asks, with or without JavaScript, with nothing to show', async ({ request }) => {
    const answer = await request.get('/planes-de-marketing', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/demo/planes-de-marketing');
    expect(await answer.text()).toBe('');
    const end = await request.get('/planes-de-marketing');
    expect(end.url()).toMatch(destination);
    expect(end.ok()).toBe(true);
  });
});
