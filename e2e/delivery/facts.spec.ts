import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { serve } from '@mosaico/platform/deliver/serve';
import { folderStore } from '@mosaico/platform/store/stores';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { pricesOf } from '../support/recipe.ts';
import { hydrated } from '../support/site.ts';
import { policy } from '../support/known-pages.ts';

// What a section team ships besides its files: an address, a block. `journeys/delivery.spec.ts` ships a price. Each is a team's afternoon in a clone, against an
// environment without a list of other releases.
let clone: Clone;
test.beforeAll(async () => {
  clone = cloneRepository();
  const demo = JSON.parse((await clone.mosaico('status', '--json')).output) as { releases: Record<string, string> }[];
  const releases = Object.entries(demo[0]?.releases ?? {}).map((each) => each.join('@'));
  // What is tested need not be committed.
  const force = ['--force', 'under test'];
  const where = ['--env', 'production', '--config', 'environments/demo'];
  const begun = await clone.mosaico('promote', ...releases, ...where, ...force);
  expect(begun.code, begun.output).toBe(0);
});
test.afterAll(() => clone.remove());
test.describe.configure({ mode: 'default', timeout: 240_000 });

const inClone = (...names: string[]): string => join(clone.folder, ...names);
const site = (file = ''): string => inClone('.mosaico', 'sites', 'production', 'current', file);
const textOf = (file: string): string => readFileSync(file, 'utf8');
/** Changes a source file for the time of `work`, and puts it back. */
async function edited<Value>(
  file: string,
  from: string | RegExp,
  to: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const before = textOf(inClone(file));
  const after = before.replace(from, to);
  expect(after, `${file} holds ${String(from)}`).not.toBe(before);
  writeFileSync(inClone(file), after);
  try {
    return await work();
  } finally {
    writeFileSync(inClone(file), before);
  }
}
async function published(workspace: string): Promise<string> {
  const { code, output } = await clone.mosaico('publish', workspace, '--json');
  expect(code, output).toBe(0);
  const [release] = JSON.parse(output) as { version: string }[];
  return `${workspace}@${release?.version ?? ''}`;
}
const store = () => folderStore(inClone('.mosaico', 'store'));
/** A release like the one that production shows, but for what its `release.json` declares: for that nothing is built. */
async function declaring(workspace: string, version: string, from: string | RegExp, to: string): Promise<string> {
  const { releases } = await store().revision('production');
  const copy = inClone('.mosaico', `${workspace}-${version}`);
  cpSync(inClone('.mosaico', 'store', 'releases', workspace, releases[workspace] ?? ''), copy, { recursive: true });
  const file = join(copy, 'release.json');
  const before = JSON.parse(textOf(file)) as object;
  const after = JSON.stringify({ ...before, version }).replace(from, to);
  expect(after, `release.json holds ${String(from)}`).not.toBe(JSON.stringify({ ...before, version }));
  writeFileSync(file, after);
  await store().publishRelease(copy);
  return `${workspace}@${version}`;
}
const promoted = (...releases: string[]) => clone.mosaico('promote', ...releases, '--env', 'production');
const documents = (): string[] =>
  readdirSync(site(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('demo/'),
  );
test('a page that is renamed without an alias is refused; with one, every link follows it', async () => {
  const before = textOf(site('revision.json'));
  const release = await declaring('mf-plans', '9.1.0', '"path":"/planes-sociales"', '"path":"/redes-sociales"');
  for (const verb of ['check', 'promote']) {
    const { code, output } = await clone.mosaico(verb, release, '--env', 'production');
    expect(code).toBe(1);
    expect(output).toContain('/planes-sociales (mf-plans/social-plans) leads to a page today and would lead nowhere.');
    expect(output).toContain('Add it to the aliases of "social-plans" in mf-plans/src/pages.ts');
  }
  expect(textOf(site('revision.json'))).toBe(before);
  const renamed = "path: '/redes-sociales',\n    aliases: ['/planes-sociales'],";
  await edited('mf-plans/src/pages.ts', "path: '/planes-sociales',", renamed, async () => {
    const { code, output } = await promoted(await published('mf-plans'));
    expect(code, output).toBe(0);
  });
  const linking = documents().filter((file) => textOf(site(file)).includes('href="/planes-sociales'));
  expect(linking, 'documents with the old address').toEqual([]);
  expect(textOf(site('index.html'))).toContain('href="/redes-sociales"');
  expect((await clone.mosaico('rollback', '--env', 'production')).code).toBe(0);
});

test('a tab from before a promotion never shows a price beside the head of another, and has the new one after a minute', async ({
  page,
}) => {
  const { was, becomes } = pricesOf(clone.folder);
  const served = await serve(inClone('.mosaico', 'sites', 'production'), await freePort());
  const price = (amount: number) => page.getByRole('main').getByText(`$${amount}`, { exact: false }).first();
  const described = page.locator('head meta[name="description"]');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  try {
    const begun = Date.now();
    await page.clock.setFixedTime(begun);
    const looked = page.waitForResponse('**/revision.json');
    await page.goto(`${served.address}/planes-crm`);
    await hydrated(page);
    await looked;
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

    const dearer = await declaring(
      'mf-plans',
      '9.3.0',
      `"social-basic":{"value":${was}`,
      `"social-basic":{"value":${becomes}`,
    );
    expect((await promoted(dearer)).code).toBe(0);
    await page.clock.setFixedTime(begun + 59_000);
    await link('Redes sociales').click();
    await expect(price(was)).toBeVisible();
    await expect(described).toHaveAttribute('content', new RegExp(`\\$${was}`));

    await page.clock.setFixedTime(begun + 61_000);
    // The open page stays as it is, and the next page is the site's present one.
    await expect(price(was)).toBeVisible();
    await link(policy.link).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading);
    await expect(page.locator('html[data-same-document]')).not.toBeAttached();
    await hydrated(page);
    await link('Redes sociales').click();
    await expect(price(becomes)).toBeVisible();
    await expect(described).toHaveAttribute('content', new RegExp(`\\$${becomes}`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading);
  } finally {
    await served.stop();
    expect((await clone.mosaico('rollback', '--env', 'production')).code).toBe(0);
  }
});

test('a page shows the block it was built with; the check says what a block of its own costs, and how to end it', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(...(message.type() === 'error' ? [message.text()] : [])));
  page.on('pageerror', (error) => problems.push(error.message));
  const heading = '<h2>{heading}</h2>';
  await edited('shared-ui/src/page/closing-call.tsx', heading, heading.replace('>{', '>Nota: {'), async () => {
    const release = await published('mf-legal');
    const check = await clone.mosaico('check', release, '--env', 'production');
    expect(check.code, check.output).toBe(0);
    expect(check.output).toMatch(
      /mf-legal@\S+ brings its own @mosaico\/shared-ui \S+, since shell@\S+ has \S+: \d+\.\d kB more on each of .*\/politica-citas.* mosaico publish shell mf-legal/,
    );
    const { code, output } = await promoted(release);
    expect(code, output).toBe(0);
    expect(textOf(site('politica-citas.html'))).toContain('Nota: ');
    expect(textOf(site('planes-crm.html'))).not.toContain('Nota: ');

    const served = await serve(inClone('.mosaico', 'sites', 'production'), await freePort());
    try {
      await page.goto(`${served.address}/politica-citas`);
      await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
      await expect(page.getByRole('heading', { name: /^Nota: / })).toBeVisible();
      // Its own copy stays its own: the shell's pages keep theirs.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa del sitio' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo el sitio, de un vistazo');
      expect(problems).toEqual([]);
    } finally {
      await served.stop();
    }
  });
});

const mistakes = [
  {
    what: 'a fact of the wrong type',
    file: 'mf-plans/src/facts.json',
    from: /"extra-networks": \{(\s*)"value": [\d.]+,/,
    to: '"extra-networks": {$1"value": "trescientos",',
    says: ['mf-plans/src/facts.json', 'extra-networks.value', 'a number or a range'],
  },
  {
    what: 'an offer without a rule',
    file: 'mf-courses/src/offers.ts',
    from: /(price: 'mf-courses\/mentoring',[\s\S]*?)\n\s+cancellation: '[^']+',/,
    to: '$1',
    says: ['mf-courses/src/offers.ts', 'mentoring.cancellation', 'must name the rule of the terms'],
  },
] as const;
for (const { what, file, from, to, says } of mistakes) {
  test(`${what} is one clear error, and store and site stay as they were`, async () => {
    const workspace = file.split('/')[0] ?? '';
    const shown = () => textOf(site('revision.json'));
    const releases = () => readdirSync(inClone('.mosaico', 'store', 'releases', workspace));
    const [shownBefore, releasesBefore] = [shown(), releases()];
    await edited(file, from, to, async () => {
      const { code, output } = await clone.mosaico('publish', workspace);
      expect(code).toBe(1);
      for (const word of says) expect(output).toContain(word);
      expect(output).not.toMatch(/\n\s+at .*node_modules/);
      expect(releases()).toEqual(releasesBefore);
    });
    expect(shown()).toEqual(shownBefore);
  });
}

test('pages that are aliases of each other are one clear error where they meet the site, which stays as it was', async () => {
  const before = textOf(site('revision.json'));
  const release = await declaring(
    'mf-plans',
    '9.2.0',
    /"path":"\/planes-sociales"(.*?)"aliases":\[\](.*)"path":"\/planes-mantenimiento"(.*?)"aliases":\[\]/,
    '"path":"/planes-sociales"$1"aliases":["/planes-mantenimiento"]$2"path":"/planes-mantenimiento"$3"aliases":["/planes-sociales"]',
  );
  const { code, output } = await promoted(release);
  expect(code).toBe(1);
  expect(output).toContain('path /planes-mantenimiento: mf-plans@9.2.0');
  expect(output).not.toMatch(/\n\s+at .*node_modules/);
  expect(textOf(site('revision.json'))).toBe(before);
});
