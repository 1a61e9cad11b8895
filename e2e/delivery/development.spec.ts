import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { expect, hydrated, test } from '../support/site.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { pricesOf } from '../support/recipe.ts';

let port: number;
let clone: Clone;
let program: ChildProcess;
/** What the command has printed so far. */
let printed = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  port = await freePort();
  clone = cloneRepository();
  // What the compiler is to read: the site's own sources, and nothing that is not shown in it.
  writeFileSync(
    join(clone.folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      include: [
        'platform/declarations.d.ts',
        ...['shell', 'shared-types', 'shared-ui', 'mf-*'].flatMap((name) => [
          `${name}/src/**/*.ts`,
          `${name}/src/**/*.tsx`,
        ]),
      ],
      exclude: ['node_modules', '.mosaico', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    }),
  );
  program = spawn(
    process.execPath,
    [join(clone.folder, 'platform', 'bin', 'mosaico.mjs'), 'dev', 'mf-plans', '--port', String(port)],
    {
      cwd: clone.folder,
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer): void => {
      printed += data.toString();
      if (printed.includes('developing http://localhost')) resolve();
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`mosaico dev ended with code ${code}: ${printed}`)));
  });
});
test.afterAll(async () => {
  program.removeAllListeners('exit');
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  // It writes its cache into the clone first.
  await ended;
  clone.remove();
});

test('a change in a page shows by itself, and neither the shell nor the page loses its state', async ({
  page,
  silentConsole,
}) => {
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  const content = join(clone.folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
  const rename = async (to: string, from: string): Promise<void> => {
    save(content, readFileSync(content, 'utf8').replace(from, to));
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
  };
  await rename('Un encabezado en caliente', await page.getByRole('heading', { level: 1 }).innerText());
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html[data-same-document]')).toBeAttached();

  // A section whose code comes by itself is the one that was there.
  const closing = page.getByRole('region').last().getByRole('link');
  await closing.focus();
  await rename('Un encabezado más', 'Un encabezado en caliente');
  await expect(closing).toBeFocused();
  silentConsole.length = 0;
});

test('the workspaces that were not named come from their published releases', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`http://localhost:${port}/planes-soporte`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.some((address) => address.startsWith(`http://localhost:${port}/assets/mf-crm/`))).toBe(true);
});

/** webpack-dev-server's overlay, which is there as long as there are problems. */
const problemsOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Times that the command has printed this since it printed so much. */
const timesPrinted = (text: string, since: number): number => printed.slice(since).split(text).length - 1;

const source = (name: string): string => join(clone.folder, 'mf-plans', name);

/** Writes a file in one go: one that is empty for a moment has problems of its own, if the compiler looks at it then. */
function save(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

/** Shows a page, changes a file of mf-plans, expects these words in the overlay and, once, in the terminal, and takes the change back. */
async function comesAndGoes(
  page: Page,
  name: string,
  change: (text: string) => string,
  words: readonly [...(string | RegExp)[], string],
) {
  // The first check of types, or one that a test before has caused, would print its own.
  await expect.poll(() => timesPrinted('no problems', 0), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  await expect(problemsOf(page)).toBeHidden();
  const before = readFileSync(source(name), 'utf8');
  const since = printed.length;
  save(source(name), change(before));
  try {
    for (const word of words) await expect(problemsOf(page)).toContainText(word, { timeout: 60_000 });
    const [last] = words.slice(-1) as [string];
    await expect.poll(() => timesPrinted(last, since)).toBe(1);
  } finally {
    save(source(name), before);
  }
  await expect(problemsOf(page)).toBeHidden({ timeout: 30_000 });
  // Types are checked once more before that can be told.
  await expect.poll(() => timesPrinted('no problems', since), { timeout: 60_000 }).toBe(1);
}

test('a path that a published release has shows until it is another', async ({ page }) => {
  test.setTimeout(100_000);
  await comesAndGoes(
    page,
    'src/pages.ts',
    (text) => text.replace("path: '/planes-sociales',", "path: '/planes-sociales',\n    aliases: ['/planes-crm'],"),
    ['path /planes-crm', 'mf-crm@', 'mf-plans (page "social-plans")'],
  );
});

test('what the shell does not share shows until it is no longer asked for', async ({ page, silentConsole }) => {
  test.setTimeout(100_000);
  await comesAndGoes(page, 'package.json', (text) => text.replace(/"react": "[^"]+"/, '"react": "^17.0.0"'), [
    'mf-plans/package.json',
    'needs react ^17.0.0: the shell has',
  ]);
  await comesAndGoes(
    page,
    'src/social-plans/other-plans.tsx',
    (text) => `import { useFetcher } from 'react-router';\n${text}\nexport const fetcher = useFetcher;\n`,
    ["the shell's copy has no useFetcher"],
  );
  silentConsole.length = 0;
});

test('a type error shows in the page and in the terminal until it is mended', async ({ page }) => {
  test.setTimeout(300_000);
  await comesAndGoes(
    page,
    'src/social-plans/content.ts',
    (text) => `${text}\nexport const wrong: number = 'no number';\n`,
    ['mf-plans/src/social-plans/content.ts', "Type 'string' is not assignable to type 'number'"],
  );
});

test('a figure that nobody declares, and a slot that nobody fills, show with the file until they are gone', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await comesAndGoes(page, 'src/pages.ts', (text) => text.replace('{mf-plans/social}', '{mf-plans/gone}'), [
    'mf-plans/src/pages.ts',
    'shows mf-plans/gone, which no release of this mix declares',
  ]);
  await comesAndGoes(
    page,
    'src/social-plans/other-plans.tsx',
    (text) =>
      `import { Slot } from '@mosaico/shared-types';\n${text}\nexport const Piece = () => <Slot name="nobody/offers" />;\n`,
    ['mf-plans/src/social-plans/other-plans.tsx', '"nobody/offers"'],
  );
});

test('what does not compile shows with its file until it does', async ({ page, silentConsole }) => {
  await comesAndGoes(page, 'src/social-plans/other-plans.tsx', (text) => `import './nowhere.ts';\n${text}`, [
    'mf-plans/src/social-plans/other-plans.tsx',
    "Can't resolve './nowhere.ts'",
  ]);
  silentConsole.length = 0;
});

test('what the page throws, or leaves unhandled, shows with the line of its source until it is mended', async ({
  page,
  silentConsole,
}) => {
  test.setTimeout(200_000);
  await comesAndGoes(
    page,
    'src/social-plans/social-plans.tsx',
    (text) =>
      text.replace(/(?<=^export default function [^{]*\{\n)/m, "  if (Date.now() > 0) throw new Error('thrown');\n"),
    [/mf-plans\/src\/social-plans\/social-plans\.tsx:\d+/, 'Error: thrown'],
  );
  await comesAndGoes(
    page,
    'src/social-plans/social-plans.tsx',
    (text) => `${text}\nvoid Promise.reject(new Error('left'));\n`,
    [/mf-plans\/src\/social-plans\/social-plans\.tsx:\d+/, 'Error: left'],
  );
  silentConsole.length = 0;
});

test('an import of what is not exported shows with its file until it is', async ({ page, silentConsole }) => {
  await comesAndGoes(
    page,
    'src/social-plans/other-plans.tsx',
    (text) => `import { nothing } from './content.ts';\n${text}\nexport const odd = nothing;\n`,
    ['mf-plans/src/social-plans/other-plans.tsx', "export 'nothing'"],
  );
  silentConsole.length = 0;
});

test('another price shows by itself, and the page stays where it is', async ({ page, silentConsole }) => {
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  const facts = readFileSync(source('src/facts.json'), 'utf8');
  // The list of services in the header has it, too, and is hidden.
  const price = (amount: string) => page.getByRole('main').getByText(amount).first();
  const { was } = pricesOf(clone.folder);
  await expect(price(`$${was}`)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
  save(source('src/facts.json'), facts.replaceAll(`"value": ${was},`, '"value": 777,'));
  await expect(price('$777')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_000);
  save(source('src/facts.json'), facts);
  await expect(price(`$${was}`)).toBeVisible({ timeout: 30_000 });
  silentConsole.length = 0;
});

test('declarations that make no site show why in place of the page, and the page once they do', async ({
  page,
  silentConsole,
}) => {
  const before = readFileSync(source('src/pages.ts'), 'utf8');
  save(source('src/pages.ts'), before.replace("path: '/planes-sociales'", "path: 'no path'"));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await expect(problemsOf(page)).toContainText('mf-plans/src/pages.ts is not valid');
  // Files need no declarations: those of a page that is still loading arrive.
  expect((await page.request.get(`http://localhost:${port}/favicon.svg`)).status()).toBe(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  save(source('src/pages.ts'), before);
  // It loads by itself: a page that is still on its way cannot be asked whether it is hydrated.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await hydrated(page);
  await expect(problemsOf(page)).toBeHidden();
  silentConsole.length = 0;
});

test('Escape puts the problems away until there are others', async ({ page, silentConsole }) => {
  // Of what a package asks for, one check alone says something: none comes later and shows them again.
  const before = readFileSync(source('package.json'), 'utf8');
  const ask = (react: string): void =>
    save(source('package.json'), before.replace(/"react": "[^"]+"/, `"react": "${react}"`));
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  ask('^17.0.0');
  await expect(problemsOf(page)).toContainText('needs react ^17.0.0', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(problemsOf(page)).toBeHidden();
  ask('^16.0.0');
  await expect(problemsOf(page)).toContainText('needs react ^16.0.0', { timeout: 60_000 });
  save(source('package.json'), before);
  await expect(problemsOf(page)).toBeHidden({ timeout: 60_000 });
  silentConsole.length = 0;
});
