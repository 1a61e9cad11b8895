import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LoadableRelease } from '@mosaico/platform/browser/versions/overrides';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { develop, type Developing } from '../support/developing.ts';
import { pricesOf } from '../support/recipe.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { socialPlansHeading } from '../support/known-pages.ts';

// One clone: a deployed site of what is published, and beside it the source of mf-plans.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let clone: Clone;
let deployed: Serving;
let developing: Developing;
let port: number;
/** Ports of the development servers of mf-plans, which runs, and of mf-crm, which does not. */
let plans: number;
let crm: number;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  clone = cloneRepository();
  deployed = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
  port = await freePort();
  const portOf = (name: string): number =>
    (appWorkspaces(clone.folder).find((each) => each.name === name)?.port ?? 0) + port - 8080;
  [plans, crm] = [portOf('mf-plans'), portOf('mf-crm')];
  // No store: what it knows of the rest, the deployed site says.
  const env = { ...process.env, MOSAICO_STORE: 'file:///nowhere' };
  developing = await develop(clone.folder, port, env, 'mf-plans', '--over', deployed.address);
});
// What it says while modules are replaced.
test.afterEach(({ silentConsole }) => void (silentConsole.length = 0));
test.afterAll(async () => {
  await developing.stop();
  await deployed.stop();
  clone.remove();
});

const source = (name: string): string => join(clone.folder, 'mf-plans', 'src', name);
/** Changes a file in one go. Returns what takes that back. */
function change(name: string, from: string, to: string): () => void {
  const before = readFileSync(source(name), 'utf8');
  const save = (text: string): void => {
    writeFileSync(`${source(name)}~`, text);
    renameSync(`${source(name)}~`, source(name));
  };
  expect(before).toContain(from);
  save(before.replaceAll(from, to));
  return () => save(before);
}

const title = socialPlansHeading;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('button', { name: /^Versiones/ });
const status = (page: Page) => page.locator('mosaico-versions aside').getByRole('status');
const at = (query: string, path = '/planes-sociales'): string => `${deployed.address}${path}?${query}`;

/** Another title shows in the same document; another price by a document of its own. */
async function followsChanges(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const titleBack = change('social-plans/content.ts', title, 'Un título en caliente');
  await expect(heading(page)).toHaveText('Un título en caliente', { timeout: 30_000 });
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  titleBack();
  await expect(heading(page)).toHaveText(title, { timeout: 30_000 });
  const { was } = pricesOf(clone.folder);
  const priceBack = change('facts.json', `"value": ${was},`, '"value": 777,');
  const price = (amount: string) => page.getByRole('main').getByText(amount).first();
  await expect(price('$777')).toBeVisible({ timeout: 30_000 });
  priceBack();
  await expect(price(`$${was}`)).toBeVisible({ timeout: 30_000 });
}

test('a deployed site shows a local source, with a sign, and follows its changes', async ({ page }) => {
  const violations: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );
  await page.goto(at(`mf=mf-plans@localhost:${plans}`));
  await hydrated(page);
  await expect(badge(page)).toHaveText('Versiones · código local');
  await followsChanges(page);
  await expect(page).toHaveURL(at(`mf=mf-plans@localhost:${plans}`));

  // Tabs are Material UI's, with styles of their own. The page is new since the price.
  await hydrated(page);
  const tab = page.getByRole('tab', { name: 'Personalizado' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(violations).toEqual([]);

  await badge(page).click();
  const dialog = page.getByRole('dialog', { name: 'Versiones en esta pestaña' });
  await expect(dialog.getByLabel('mf-plans').getByRole('option', { selected: true })).toHaveText(
    `código local de localhost:${plans}`,
  );
  await expect(dialog).toContainText('El navegador no comprueba su integridad.');
  await dialog.getByRole('button', { name: 'Restablecer' }).click();
  await expect(badge(page)).toHaveText('Versiones');
});

test('what it throws shows over the deployed page, with the line of the source', async ({ page }) => {
  await page.goto(at(`mf=mf-plans@localhost:${plans}`));
  await hydrated(page);
  const back = change(
    'social-plans/social-plans.tsx',
    'useContent(content);',
    "useContent(content);\n  if (Date.now() > 0) throw new Error('thrown');",
  );
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await expect(overlay).toContainText(/mf-plans\/src\/social-plans\/social-plans\.tsx:\d+/, { timeout: 30_000 });
  await expect(page.getByText('no responde todavía')).toHaveCount(0);
  back();
  await expect(overlay).toBeHidden({ timeout: 30_000 });
});

test('it goes along with releases, in another tab and by its address', async ({ page, context }) => {
  await page.goto(at(`mf=mf-crm@9.9.9,mf-plans@localhost:${plans}`));
  await expect(badge(page)).toHaveText('Versiones · código local');
  await expect(status(page)).toContainText('mf-crm@9.9.9 no está publicada');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(badge(other)).toHaveText('Versiones · código local');
  await other.goto(`${deployed.address}/planes-sociales?mf=`);
  await expect(badge(other)).toHaveText('Versiones');
  await expect(badge(page)).toHaveText('Versiones · código local');
});

test('where it cannot be shown, the switcher says why, and what is in use shows', async ({ page }) => {
  await page.goto(at(`mf=mf-crm@localhost:${plans}`));
  await expect(status(page)).toContainText(
    `En localhost:${plans} está mf-plans, no mf-crm. Escribe ?mf=mf-plans@localhost:${plans}. Se muestra lo que está en uso.`,
  );
  await page.goto(at(`mf=mf-crm@localhost:${crm}`));
  await expect(status(page)).toContainText(`No hay código local en localhost:${crm}. Arranca «npm run dev -- mf-crm»`);
  await expect(heading(page)).toHaveText(title);
  await expect(badge(page)).toHaveText('Versiones');
  // It stays in the address: once the server runs, the same address shows it.
  await expect(page).toHaveURL(at(`mf=mf-crm@localhost:${crm}`));
  await page.goto(at('mf=mf-plans@localhost'));
  await expect(status(page)).toContainText('«mf-plans@localhost» no dice en qué puerto');
});

test("a host's own content security policy that forbids it is named", async ({ page }) => {
  await page.route('**/planes-sociales?*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(at(`mf=mf-plans@localhost:${plans}`));
  await expect(status(page)).toContainText(`La política de seguridad de este sitio no permite localhost:${plans}.`);
  await expect(heading(page)).toHaveText(title);
});

test('sites of other machines that nobody has named read nothing of the source', async ({ request }) => {
  const readableBy = async (origin: string, path: string): Promise<string | undefined> => {
    const answer = await request.get(`http://localhost:${plans}${path}`, { headers: { origin } });
    expect(answer.status()).toBe(200);
    return answer.headers()['access-control-allow-origin'];
  };
  for (const path of ['/mosaico-dev/source.json', '/remote-entry.js']) {
    expect(await readableBy(deployed.address, path)).toBe(deployed.address);
    expect(await readableBy('https://elsewhere.example', path)).toBeUndefined();
  }
});

test('the source runs locally over what the deployed site shows, without a store', async ({ page }) => {
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  await followsChanges(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`http://localhost:${port}/planes-soporte`);
  await hydrated(page);
  expect(scripts.some((address) => address.startsWith(`http://localhost:${port}/assets/mf-crm/`))).toBe(true);
  expect(await (await page.request.get(`http://localhost:${port}/licencias.txt`)).text()).toContain('MIT');
});

test('production knows nothing of it', async ({ page }) => {
  const { output } = await clone.mosaico('status', 'demo', '--json');
  const [shown] = JSON.parse(output) as { releases: Record<string, string> }[];
  const folder = join(clone.folder, 'environments', 'production');
  cpSync(join(clone.folder, 'environments', 'demo'), folder, { recursive: true });
  const mix = Object.entries(shown?.releases ?? {}).map((each) => each.join('@'));
  const promotion = await clone.mosaico('promote', ...mix, '--env', 'production', '--config', folder);
  expect(promotion.code, promotion.output).toBe(0);
  const production = await serve(join(clone.folder, '.mosaico', 'sites', 'production'), await freePort());
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${production.address}/planes-sociales?mf=mf-plans@localhost:${plans}`);
    await hydrated(page);
    expect(asked.filter((address) => new URL(address).port === String(plans))).toEqual([]);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).not.toContain('localhost');
    await expect(page.evaluate((address) => fetch(address), `http://localhost:${plans}/`)).rejects.toThrow();
    // Nothing of staging is there.
    const loadable = `/releases/shell/${shown?.releases.shell}.json`;
    const { development } = (await (await page.request.get(deployed.address + loadable)).json()) as LoadableRelease;
    for (const path of ['/mosaico/', '/releases/index.json', loadable, development ?? '']) {
      expect((await page.request.get(deployed.address + path)).status(), path).toBe(200);
      expect((await page.request.get(production.address + path)).status(), path).toBe(404);
    }
    const over = await clone.mosaico('dev', 'mf-plans', '--over', production.address);
    expect(over.output).toContain('--env production');
  } finally {
    await production.stop();
  }
});
