import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import type { SiteManifest } from '@mosaico/shared-types';
import { cloneRepository, fingerprint, type Clone } from '../support/clone.ts';
import { applyDiff, blocksBelow, commandsOf, pricesOf } from '../support/recipe.ts';
import { runLine } from '../support/run-line.ts';
import { serving } from '../support/serving.ts';

// The recipes of CONTRIBUTING.md and docs/platform.md, and README.md's first step, as they are written: a stale recipe fails here.
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Of somebody who commits, on a machine where nobody has said who that is. */
const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Test'],
    [`GIT_${role}_EMAIL`, 'test@example.org'],
  ]),
);

let clone: Clone;
test.beforeAll(async () => {
  clone = cloneRepository();
  await runLine(clone.folder, 'git init --quiet && git add --all && git commit --quiet -m Before', identity);
});
test.afterAll(() => clone.remove());

/** Does what stands below a heading of a document: edits, changed by `retell`, then commands. Resolves to what they printed. */
async function follow(
  heading: string,
  { document = 'CONTRIBUTING.md', retell = (edit: string): string => edit } = {},
): Promise<string> {
  const blocks = blocksBelow(textOf(join(root, document)), heading);
  let printed = '';
  for (const block of blocks) {
    if (block.language === 'diff') applyDiff(clone.folder, { ...block, text: retell(block.text) });
    else for (const command of commandsOf(block)) printed += await runLine(clone.folder, command, {});
  }
  return printed;
}

/** The checks of what has changed in the clone since the last commit are green, and there are some. Then the change is committed. */
async function expectGreenChecks(): Promise<void> {
  // The site of these checks is the clone's, not the one that this test is given.
  const checks = 'unset E2E_PORT E2E_SITE && npm test -- --changed --since HEAD';
  // Of a price they are all journeys.
  const printed = await runLine(clone.folder, checks, {}, 900_000);
  expect(printed).toMatch(/^unit: [1-9]\d* passed, 0 failed$/m);
  expect(printed).toMatch(/^end to end: [1-9]\d* passed, 0 failed$/m);
  await runLine(clone.folder, 'git add --all && git commit --quiet -m Change', identity);
}

const site = (file: string): string => join(clone.folder, '.mosaico', 'sites', 'demo', 'current', file);
const shows = (file: string): string => textOf(site(file));
/** Everything that a workspace was, so that a test can say that nobody touched it. */
const all = (workspace: string) => ({
  source: fingerprint(join(clone.folder, workspace)),
  builds: readdirSync(join(clone.folder, '.mosaico', 'builds', workspace)),
  releases: fingerprint(join(clone.folder, '.mosaico', 'store', 'releases', workspace)),
});

test('a word: its page shows it, and no other workspace is built or released', async () => {
  const others = ['shell', 'mf-plans', 'mf-crm'];
  const before = others.map(all);
  const printed = await follow('A word');
  expect(printed).toMatch(/published mf-legal@\S+\n[^]*demo is at revision \d+/);
  expect(shows('gracias-postulacion.html')).toMatch(/<h1[^>]*>Ya tenemos tu postulación/);
  expect(others.map(all)).toEqual(before);

  // The same source is the same release: nothing to build, and nothing to publish twice.
  expect((await clone.mosaico('build')).output).toMatch(/^(\S+ is built already\n){7}$/);
  const again = await clone.mosaico('publish', 'mf-legal');
  expect(again.code, again.output).toBe(0);
  expect(again.output).toMatch(/^mf-legal@\S+ is published already$/m);
  await expectGreenChecks();
});

const price = pricesOf(root);
const [was, becomes] = [`$${price.was}`, `$${price.becomes}`];

test('a price: every page that shows it shows the new one', async () => {
  // All journeys run after it.
  test.setTimeout(1_200_000);
  const shell = all('shell');
  await follow('A price', { retell: price.retell });
  for (const page of ['planes-sociales.html', 'index.html', 'planes-sociales.md'])
    expect(shows(page).includes(becomes), page).toBe(true);
  expect(all('shell')).toEqual(shell);
  await expectGreenChecks();
});

test('a page: footer, site map, directory and search know it, and the shell was not touched', async () => {
  const shell = all('shell');
  expect(existsSync(site('horario.html'))).toBe(false);
  expect(await follow('A page')).toContain('1 passed');
  expect(shows('horario.html')).toMatch(/<h1[^>]*>Cuándo atendemos/);
  expect(shows('index.html')).toMatch(/<footer[^]*href="\/horario"/);
  expect(shows('sitemap.xml')).toContain('/horario<');
  expect(shows('directorio-paginas.html')).toContain('href="/horario"');
  const { parts } = JSON.parse(shows('revision.json')) as SiteManifest;
  expect(shows(parts?.search ?? '')).toContain('a qué hora');
  expect(all('shell')).toEqual(shell);
});

test('a remote here: it is on the site, and a visitor finds it', async ({ page: browser }) => {
  const shell = all('shell');
  expect(await follow('A remote here')).toContain('1 passed');
  expect(shows('eventos.html')).toMatch(/<h1[^>]*>Eventos/);
  expect(shows('directorio-paginas.html')).toContain('href="/eventos"');
  expect(shows('sitemap.xml')).toContain('/eventos<');
  expect(all('shell')).toEqual(shell);

  const format = await clone.tool('prettier', '--check', 'mf-events', '.github', 'package.json');
  expect(format.code, format.output).toBe(0);
  const taken = await clone.mosaico('new-remote', 'mf-fairs', '--title', 'Ferias', '--path', '/planes-sociales');
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('/planes-sociales is a page of mf-plans') });
  expect(existsSync(join(clone.folder, 'mf-fairs'))).toBe(false);

  const served = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
  try {
    await browser.goto(served.address);
    const services = browser.locator('#precios');
    await expect(services.getByRole('link', { name: 'Eventos' })).toHaveAttribute('href', '/eventos');
    await browser.getByRole('combobox', { name: 'Buscar servicios' }).fill('evento');
    const found = browser.getByRole('group', { name: 'Otras páginas' }).getByRole('option').first();
    await expect(found).toContainText('Eventos');
    await found.click();
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('Eventos');
    const trail = browser.getByRole('navigation', { name: 'Ruta de navegación' });
    await expect(trail.getByRole('link')).toHaveText(['Inicio']);
  } finally {
    await served.stop();
  }
});

test('something is broken at night: it is found and rolled back, and what others released stays', async () => {
  const printed = await follow('Something is broken at night');
  expect(printed).toContain('rolls back');
  expect(printed).toContain('precio equivocado');
  expect(shows('planes-sociales.md')).not.toContain(becomes);
  expect(shows('planes-sociales.md')).toContain(was);
  expect(shows('gracias-postulacion.html')).toContain('Ya tenemos tu postulación');
  expect(shows('eventos.html')).toContain('Eventos');
});

test('npm start says what it brings back: the source still has the price that was rolled back', async () => {
  const started = await serving(clone.folder, ['start']);
  await started.stop();
  expect(started.printed).toMatch(/mf-plans@\S+ was rolled back: .*precio equivocado.*You bring it back\./);
  expect(shows('planes-sociales.md')).toContain(becomes);
});

test('a name that others use: expand, migrate, contract, and what comes too early is refused by the name of the team', async () => {
  const [old, other] = ['ads-review-meetings', 'ads-meetings'];
  const facts =
    ['json', 'ts'].map((kind) => join(clone.folder, 'mf-plans', 'src', `facts.${kind}`)).find(existsSync) ?? '';
  const before = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string): void => {
    if (!before.has(file)) before.set(file, textOf(file));
    writeFileSync(file, change(textOf(file)));
  };
  const line = new RegExp(`^.*['"]${old}['"]:.*\n`, 'm');
  const takeNewName = (workspace: string): void => {
    const sources = join(clone.folder, workspace, 'src');
    for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    ))
      edit(join(sources, file), (text) => text.replaceAll(`mf-plans/${old}`, `mf-plans/${other}`));
  };
  const mosaico = (...words: string[]) => clone.mosaico(...words);
  expect(await follow('A name that others use')).toMatch(
    /^ +mf-legal +@mosaico\/legal +page +\/oferta-especialista-en-ads$/m,
  );

  // Removed before anybody has another name.
  const declared = textOf(facts);
  edit(facts, (text) => text.replace(line, ''));
  const early = await mosaico('ship', 'mf-plans', '--dry-run');
  expect(early.code).toBe(1);
  expect(early.output).toContain('@mosaico/legal');

  writeFileSync(
    facts,
    declared.replace(line, (found) => found + found.replace(old, other)),
  );
  takeNewName('mf-plans');
  expect((await mosaico('ship', 'mf-plans')).code).toBe(0);
  takeNewName('mf-legal');
  expect((await mosaico('ship', 'mf-legal')).code).toBe(0);

  const alone = await mosaico('rollback', 'mf-plans');
  expect(alone.code).toBe(1);
  expect(alone.output).toContain('mosaico rollback mf-plans mf-legal');

  expect((await mosaico('uses', `mf-plans/${old}`)).output).toContain('Nobody uses it.');
  edit(facts, (text) => text.replace(line, ''));
  const last = await mosaico('ship', 'mf-plans');
  expect(last.code, last.output).toBe(0);
  expect((await mosaico('uses', `mf-plans/${old}`)).code).toBe(1);
  expect((await mosaico('uses', `mf-plans/${other}`)).output).toContain('/oferta-especialista-en-ads');
  // The next recipe's checks know the old name.
  for (const [file, text] of before) writeFileSync(file, text);
});

test('a page that goes: others link to the page in its place first, and its path leads there', async () => {
  const [pages, link] = ['mf-legal/src/pages.ts', 'mf-crm/src/support-portal/content.ts'].map((file) =>
    join(clone.folder, file),
  ) as [string, string];
  const before = [pages, link].map((file) => [file, textOf(file)] as const);
  const { path, target } = { path: '/politica-privacidad', target: '/terminos-condiciones' };
  const contracted = textOf(pages)
    .replace(/^ {2}privacy: \{\n[^]*?^ {2}\},\n/m, '')
    .replace(`path: '${target}',`, `path: '${target}',\n    aliases: ['${path}'],`);
  expect(contracted).not.toContain('privacy:');
  // The site still has the names of the recipe before.
  const back = await clone.mosaico('ship', 'mf-plans', 'mf-legal');
  expect(back.code, back.output).toBe(0);

  writeFileSync(pages, contracted);
  const early = await clone.mosaico('ship', 'mf-legal', '--dry-run');
  expect(early.code).toBe(1);
  expect(early.output).toContain('mf-legal/privacy');
  expect(early.output).toContain('@mosaico/crm');

  writeFileSync(link, textOf(link).replaceAll('mf-legal/privacy', 'mf-legal/terms'));
  expect((await clone.mosaico('ship', 'mf-crm')).code).toBe(0);
  const last = await clone.mosaico('ship', 'mf-legal');
  expect(last.code, last.output).toBe(0);
  const served = await serve(join(clone.folder, '.mosaico', 'sites', 'demo'), await freePort());
  try {
    const answer = await fetch(served.address + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  } finally {
    await served.stop();
  }
  // The next recipe's checks know the page.
  for (const [file, text] of before) writeFileSync(file, text);
});

// The last one: it releases every remote again.
test('a block: a page shows it, with its styles', async () => {
  await follow('A block', { document: 'docs/platform.md' });
  const page = 'gracias-postulacion.html';
  expect(shows(page)).toMatch(/<blockquote>Siempre te contesta una persona\.<\/blockquote>/);
  // It was built with the shell's version: the page loads no block of its own.
  const own = readdirSync(site('assets/mf-legal')).filter((name) => /^material\..*\.js$/.test(name));
  expect(own).not.toHaveLength(0);
  expect(own.filter((file) => shows(page).includes(`mf-legal/${file}`))).toEqual([]);
  const check = await clone.mosaico('check');
  expect(check.code, check.output).toBe(0);
  expect(check.output).not.toContain('brings its own');
});
