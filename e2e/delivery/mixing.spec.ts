import { freePort } from '@mosaico/platform/testing/free-port';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublishedReleases } from '@mosaico/platform/deliver/published-releases';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { folderStore } from '@mosaico/platform/store/stores';
import { axeOn } from '../support/axe.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { policy, socialPlansHeading } from '../support/known-pages.ts';

// One clone for all: a second release of mf-plans and of the shell, published but promoted nowhere.
test.describe.configure({ mode: 'default' });

const heading = { inUse: socialPlansHeading, other: 'Tus redes, por otra versión' };
const footer = { inUse: 'Todos los derechos reservados.', other: 'Pie de otra versión.' };

let clone: Clone;
let serving: Serving;
let plans: string;
let shell: string;

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...words], { cwd: clone.folder });

async function publishChanged(workspace: string, file: string, from: string, to: string): Promise<string> {
  const path = join(clone.folder, workspace, 'src', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  git('add', '--all');
  git('commit', '--quiet', '--message', `Otro texto de ${workspace}`);
  const { code, output } = await clone.mosaico('publish', workspace);
  expect(code, output).toBe(0);
  return new RegExp(`published ${workspace}@(\\S+)`).exec(output)?.[1] ?? '';
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  clone = cloneRepository();
  git('init', '--quiet');
  plans = await publishChanged('mf-plans', 'social-plans/content.ts', heading.inUse, heading.other);
  shell = await publishChanged('shell', 'layout/content.ts', footer.inUse, footer.other);
  const published = new PublishedReleases(folderStore(join(clone.folder, '.mosaico', 'store')));
  serving = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort(), undefined, { published });
});
test.afterAll(async () => {
  await serving.stop();
  clone.remove();
});

const at = (path: string): string => `${serving.address}${path}`;

test('an address runs another release, in this tab and until it is reset', async ({ page, context }) => {
  const badge = page.getByRole('button', { name: /^Versiones/ });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(at('/planes-sociales'));
  await expect(title).toHaveText(heading.inUse);
  await expect(badge).toHaveText('Versiones');

  await page.goto(at(`/planes-sociales?plan=basico&mf=mf-plans@${plans}`));
  await expect(title).toHaveText(heading.other);
  await expect(badge).toHaveText('Versiones · 1 cambiada');
  const mix = `mf=mf-plans@${plans}`;
  await expect(page).toHaveURL(at(`/planes-sociales?plan=basico&${mix}`));

  // It stays in the address: by a link within the site, back, reloaded, by an address without it, and in another tab.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const link = page.getByRole('contentinfo').getByRole('link', { name: policy.link });
  await link.click();
  await expect(title).toHaveText(policy.heading);
  await expect(page).toHaveURL(at(`/politica-citas?${mix}`));
  await page.goBack();
  await expect(title).toHaveText(heading.other);
  await expect(page).toHaveURL(at(`/planes-sociales?plan=basico&${mix}`));
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  await page.reload();
  await expect(title).toHaveText(heading.other);
  await page.goto(at('/planes-sociales'));
  await expect(title).toHaveText(heading.other);
  await expect(page).toHaveURL(at(`/planes-sociales?${mix}`));
  await hydrated(page);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(opened).toHaveURL(at(`/politica-citas?${mix}`));
  await expect(opened.getByRole('button', { name: /^Versiones/ })).toHaveText('Versiones · 1 cambiada');

  const other = await context.newPage();
  await other.goto(at('/planes-sociales'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);

  await page.goto(at('/planes-sociales?mf='));
  await expect(title).toHaveText(heading.inUse);
  await expect(badge).toHaveText('Versiones');
  await expect(page).toHaveURL(at('/planes-sociales'));
  // Nor is it found again in what was before.
  await page.goBack();
  await expect(page).toHaveURL(at('/planes-sociales'));
  await expect(title).toHaveText(heading.inUse);
});

test('a release that does not fit is said, and none of it runs: what is in use is shown', async ({ page }) => {
  const scripts: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`**/releases/mf-plans/${plans}.json`, async (route) => {
    const response = await route.fetch();
    const release = (await response.json()) as { scripts: string[]; built: { contract: string } };
    scripts.push(...release.scripts);
    release.built.contract = '99.0.0';
    await route.fulfill({ response, json: release });
  });
  await page.goto(at(`/planes-sociales?plan=basico&mf=mf-plans@${plans}`));
  const said = page.locator('mosaico-versions').getByRole('status');
  await expect(said).toContainText('no encaja con lo demás y no se ejecuta. Se muestra ');
  await expect(said).toContainText('was built against @mosaico/shared-types 99.0.0');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
  await expect(page.getByRole('button', { name: /^Versiones/ })).toHaveText('Versiones');
  await expect(page).toHaveURL(at('/planes-sociales?plan=basico'));
  expect(scripts).toHaveLength(1);
  expect(asked).not.toContain(scripts[0]);
});

test('the switcher names a release by its version, and the day, author and subject of its change', async ({ page }) => {
  await page.goto(at('/planes-sociales'));
  await page.getByRole('button', { name: /^Versiones/ }).click();
  const box = page.getByRole('combobox', { name: 'mf-plans' });
  await expect(box.locator(`option[value="${plans}"]`)).toHaveText(
    /^s[0-9a-f]{6} · \d{1,2} [a-z]{3,4}, \d{2}:\d{2} · Ana · Otro texto de mf-plans$/,
  );
  await box.selectOption(plans);
  await expect(page.locator('mosaico-versions')).toContainText(`Otro texto de mf-plans · Ana · versión ${plans}`);
});

test('what an address cannot mean is said, with how to write it', async ({ page }) => {
  for (const [query, said] of [
    ['mf-plans', '«mf-plans» no dice qué versión. Escribe ?mf=mf-plans@versión.'],
    ['@@@', '«@@@» no se entiende. Escribe ?mf=parte@versión, con comas entre varias.'],
    ['mf-plans=1.0.0', '«mf-plans=1.0.0» no se entiende. Escribe ?mf=mf-plans@1.0.0.'],
    ['mf-planes@1.0.0', 'No hay nada publicado de «mf-planes». Hay: '],
    [`mf-plans@${plans},mf-plans@9.9.9`, 'De «mf-plans» se piden varias versiones.'],
    [`<script>document.title='x'</script>${'y'.repeat(6_000)}`, '«<script>document.title='],
  ] as const) {
    await page.goto(at(`/planes-sociales?mf=${encodeURIComponent(query)}`));
    const status = page.locator('mosaico-versions aside').getByRole('status');
    await expect(status).toContainText(said);
    expect((await status.innerText()).length).toBeLessThan(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
    await expect(page).toHaveURL(at('/planes-sociales'));
  }
  await page.getByRole('button', { name: 'Cerrar avisos' }).click();
  await expect(page.getByText('no se entiende')).toHaveCount(0);
});

test('a version may be cut short', async ({ page }) => {
  await page.goto(at(`/planes-sociales?mf=mf-plans@${plans.slice(plans.indexOf('-') + 1, -2)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.other);
  await expect(page).toHaveURL(at(`/planes-sociales?mf=mf-plans@${plans}`));
});

test('a link can be copied without leave to use the clipboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  );
  await page.goto(at(`/planes-sociales?mf=mf-plans@${plans}`));
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  const link = page.getByRole('textbox', { name: 'Enlace' });
  await expect(link).toHaveValue(at(`/planes-sociales?mf=mf-plans@${plans}`));
  await expect(link).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Copia este enlace' })).toBeVisible();
});

test('HTML of the release in use is hydrated, but never by another one', async ({ page }) => {
  for (const [query, kept] of [
    ['', 1],
    [`?mf=mf-plans@${plans}`, 0],
    [`?mf=shell@${shell}`, 0],
  ] as const) {
    let start = (): void => undefined;
    const held = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/assets/switcher/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(at(`/planes-sociales${query}`), { waitUntil: 'commit' });
    await page.locator('main').evaluate((main) => main.setAttribute('data-prerendered', ''));
    start();
    await hydrated(page);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('main[data-prerendered]'), query).toHaveCount(kept);
    await page.unroute('**/assets/switcher/**');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('another shell runs the same remotes', async ({ page }) => {
  await page.goto(at(`/planes-sociales?mf=shell@${shell},mf-plans@${plans}`));
  await expect(page.getByRole('contentinfo')).toContainText(footer.other);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.other);
  await expect(page.getByRole('button', { name: 'Versiones · 2 cambiadas' })).toBeVisible();
  // It is a whole shell: its menu opens, its links navigate without a document load.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: policy.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('a release that is not published is said to be, and what is in use shows', async ({ page }) => {
  await page.goto(at(`/planes-sociales?mf=mf-plans@9.9.9,shell@${shell}`));
  await expect(
    page.getByRole('status').filter({ hasText: 'mf-plans@9.9.9 no está publicada. Se muestra' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
  await expect(page.getByRole('contentinfo')).toContainText(footer.other);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Versiones · 1 cambiada' })).toBeVisible();
  await expect(page.getByText('no está publicada')).toHaveCount(0);
});

test('what names no workspace of anybody changes nothing', async ({ page }) => {
  await page.goto(at('/planes-sociales?mf=__proto__@1.0.0,constructor@1.0.0,..%2Fx@..%2F..'));
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: '«__proto__@1.0.0» no se entiende' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
});

test('releases are chosen, shared and reset by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/planes-sociales'));
  const badge = page.getByRole('button', { name: /^Versiones/ });
  await badge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Versiones en esta pestaña' });
  const select = dialog.getByLabel('mf-plans');
  await expect(select.getByRole('option', { selected: true })).toContainText('(en uso)');
  expect((await axeOn(page, 'mosaico-versions')).violations).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(badge).toBeFocused();

  await page.keyboard.press('Enter');
  await select.selectOption(plans);
  await dialog.getByRole('button', { name: 'Copiar enlace' }).press('Enter');
  await expect(dialog.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(at(`/planes-sociales?mf=mf-plans@${plans}`));
  await dialog.getByRole('button', { name: 'Aplicar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.other);

  await badge.press('Enter');
  await dialog.getByRole('button', { name: 'Restablecer' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.other);

  // Where a mix is on, one step is enough.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copiar enlace' }).press('Enter');
  await expect(page.getByRole('status').getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Cerrar avisos' }).press('Enter');
  await expect(badge).toBeFocused();
});

test('a remote that the environment does not use can be tried, and left out again', async ({ page }) => {
  expect((await clone.mosaico('new-remote', 'mf-events', '--title', 'Eventos')).code).toBe(0);
  const published = await clone.mosaico('publish', 'mf-events');
  expect(published.code, published.output).toBe(0);
  await page.goto(at('/planes-sociales'));
  const badge = page.getByRole('button', { name: /^Versiones/ });
  const dialog = page.getByRole('dialog', { name: 'Versiones en esta pestaña' });
  await badge.click();
  const select = dialog.getByLabel('mf-events');
  await expect(select.getByRole('option', { selected: true })).toHaveText('No se usa');
  await select.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(badge).toHaveText('Versiones · 1 cambiada');

  await badge.click();
  await select.selectOption('No se usa');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(badge).toHaveText('Versiones');
});

test('the dialog fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await page.goto(at('/planes-sociales'));
  await page.getByRole('button', { name: 'Versiones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versiones en esta pestaña' });
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
});

test('in production none of this exists, and the address changes nothing', async ({ page }) => {
  const releases = JSON.parse((await clone.mosaico('status', 'demo', '--json')).output) as { releases: object }[];
  const mix = Object.entries(releases[0]?.releases ?? {}).map((each) => each.join('@'));
  cpSync(join(clone.folder, 'environments', 'demo'), join(clone.folder, 'environments', 'production'), {
    recursive: true,
  });
  const promotion = await clone.mosaico(
    'promote',
    ...mix,
    '--env',
    'production',
    '--config',
    'environments/production',
    // What is tested need not be committed.
    '--force',
    'under test',
  );
  expect(promotion.code, promotion.output).toBe(0);
  const production = await serve(join(clone.folder, '.mosaico', 'sites', 'production'), await freePort());
  try {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto(`${production.address}/planes-sociales?mf=mf-plans@${plans},shell@${shell}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.inUse);
    await expect(page.getByRole('button', { name: /^Versiones/ })).toHaveCount(0);
    expect(scripts.filter((address) => address.includes('switcher'))).toEqual([]);
    expect((await page.request.get(`${production.address}/releases/index.json`)).status()).toBe(404);
  } finally {
    await production.stop();
  }
});
