import type { Route } from '@playwright/test';
import { changeDocument, silent } from '../support/faults.ts';
import { declaredFigures, expect, hydrated, runClockUntil, stopTime, test } from '../support/site.ts';
import { policy } from '../support/known-pages.ts';

const figure = await declaredFigures();
const hang = () => new Promise<void>(() => undefined);

for (const [name, fault] of Object.entries({
  'is not found': (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  'is half of itself': async (route: Route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'does not answer': hang,
})) {
  test(`the shell's script ${name}: text and links stay, it is said, and the site starts when it comes`, async ({
    page,
    silentConsole,
  }) => {
    await page.clock.install();
    // One that is being answered when the fault is over is nobody's.
    await page.route('**/assets/shell/shell.*', (route) => fault(route).catch(() => undefined));
    await page.goto('/planes-sociales', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(15_000);
    await page.clock.fastForward(1_000);
    await expect(page.getByText(silent)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: policy.link })).toBeVisible();
    await page.unroute('**/assets/shell/shell.*');
    await page.clock.fastForward(8_000);
    await hydrated(page);
    await expect(page.getByText(silent)).toHaveCount(0);
    silentConsole.length = 0;
  });
}

test('menu and tabs answer before any code is there, and stay as they are when it comes', async ({ page }) => {
  const late: (() => Promise<void>)[] = [];
  await page.route('**/assets/shell/shell.*', (route) => void late.push(() => route.continue()));
  await page.goto('/planes-sociales', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('tab', { name: 'Básico' }).focus();
  for (const [key, tab] of [
    ['End', page.getByRole('tab').last()],
    ['Home', page.getByRole('tab').first()],
    ['ArrowLeft', page.getByRole('tab').last()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('tab', { name: 'Básico' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Básico' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByText(silent)).toHaveCount(0);

  // The visible text of the plans, at every frame.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const panels = [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.checkVisibility());
      seen.add(panels.map((panel) => panel.querySelector('h3')?.textContent).join());
      requestAnimationFrame(look);
    };
    look();
  });
  await Promise.all(late.map((go) => go()));
  await expect(page).toHaveURL(/plan=basico/);
  await expect(page.getByRole('tab', { name: 'Básico', includeHidden: true })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/planes-sociales');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Recomendado');
});

test('what is pressed before its code is there is answered when it comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const late: (() => Promise<void>)[] = [];
  await page.route('**/assets/shell/shell.*', (route) => void late.push(() => route.continue()));
  await page.goto('/widgets', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(silent)).toBeVisible();
  await Promise.all(late.map((go) => go()));
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await expect(page.getByText(silent)).toHaveCount(0);
});

test('a configuration that was tampered with is refused: no payment goes elsewhere', async ({
  page,
  silentConsole,
}) => {
  const tamper = async (route: Route): Promise<void> => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.replaceAll('https://', 'https://evil.') });
  };
  await page.route('**/assets/site/**', tamper);
  await page.goto('/planes-sociales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[href*="evil"]')).toHaveCount(0);
  await page.unroute('**/assets/site/**', tamper);
  await hydrated(page);
  await expect(page.locator('[href*="evil"]')).toHaveCount(0);
  silentConsole.length = 0;
});

test('a configuration that hangs is asked for again, which is said', async ({ page, silentConsole }) => {
  await page.clock.install();
  await page.route('**/assets/site/**', hang);
  await page.goto('/planes-sociales');
  await page.clock.fastForward(6_000);
  await page.clock.fastForward(2_000);
  await expect(page.getByText(silent)).toBeVisible();
  await page.unroute('**/assets/site/**');
  await page.clock.fastForward(4_000);
  await hydrated(page);
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

test('a shell that throws leaves text and links, says so, and places in the page stay places in the page', async ({
  page,
  silentConsole,
}) => {
  // No path, which the router needs.
  await changeDocument(page, '/planes-sociales', '"route":{"path":"/planes-sociales"', '"route":{"path":7');
  await page.goto('/planes-sociales');
  await expect(page.getByText(silent)).toBeVisible();
  await expect(page.getByRole('main').getByText(figure('mf-plans/social-basic')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/planes-sociales#contenido');
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  await expect(page.getByText(silent)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  await hydrated(page);
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

test('what is pressed in a page whose remote is late is said within three seconds, and answered when it comes', async ({
  page,
  context,
  silentConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.route('**/assets/mf-testimonials/**', hang);
  await page.goto('/widgets', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(silent)).toBeVisible();
  await page.unroute('**/assets/mf-testimonials/**');
  await page.clock.fastForward(12_000);
  await page.clock.fastForward(2_000);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe');
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

test('a toast whose code is late is said to be within three seconds, and shown when it comes', async ({
  page,
  context,
  silentConsole,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.goto('/widgets');
  await hydrated(page);
  await stopTime(page);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/shell/*toaster*', (route) => late.then(() => route.continue()));
  const copy = page.getByRole('button', { name: /^Copiar/ }).first();
  await copy.click();
  await expect(copy).toContainText(/copiado/i);
  await page.clock.runFor(3_000);
  await expect(page.getByText(silent)).toBeVisible();
  answer();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/copiado/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

test('who goes on from a page whose remote is gone hears no more of it', async ({ page, silentConsole }) => {
  await page.route('**/assets/mf-plans/**', (route) => route.abort());
  await page.goto('/planes-sociales');
  await expect(page.getByText(silent)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeFocused();
  await expect(page.getByText(silent)).toHaveCount(0);
  silentConsole.length = 0;
});

for (const [name, answer] of Object.entries({
  'is not found': { status: 404, body: 'no' },
  'is a login page': { contentType: 'text/html', body: '<!doctype html><p>Login' },
  'says nothing of use': { json: { revision: 1 } },
})) {
  test(`the table of the site ${name}: a link leads to its document, and the site works when it comes`, async ({
    page,
    silentConsole,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/revision.json*', (route) => route.fulfill(answer));
    await page.goto('/politica-privacidad');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
    await expect(page).toHaveURL('/politica-citas');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    await page.unroute('**/revision.json*');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    silentConsole.length = 0;
  });
}

test('a table that hangs is not waited for: after six seconds without a byte a link leads to its document', async ({
  page,
  silentConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/revision.json*', hang);
  await page.goto('/politica-privacidad');
  await hydrated(page);
  await stopTime(page);
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando la página' })).toBeAttached();
  await runClockUntil(page, 6_000, () => expect(page).toHaveURL('/politica-citas', { timeout: 2_000 }));
  await expect(page.getByRole('heading', { level: 1, name: policy.heading })).toBeVisible();
  silentConsole.length = 0;
});
