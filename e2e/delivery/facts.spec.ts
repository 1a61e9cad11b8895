import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@mosaico/platform/testing/free-port';
import { serve } from '@mosaico/platform/serve/serve';
import { folderStore } from '@mosaico/platform/store/stores';
import { cloneRepository, fingerprint, type Clone } from '../support/clone.ts';

// What a section team ships besides its files: a price, an address, a block, a page to be found, a runtime. Each is a team's
// afternoon in a clone, against an environment without a list of other releases.
let clone: Clone;
test.beforeAll(async () => {
  clone = cloneRepository();
  const demo = JSON.parse((await clone.mosaico('status', '--json')).output) as { releases: Record<string, string> }[];
  const releases = Object.entries(demo[0]?.releases ?? {}).map((each) => each.join('@'));
  const begun = await clone.mosaico('promote', ...releases, '--env', 'production', '--config', 'environments/demo');
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
  const { code, output } = await clone.mosaico('publish', workspace, '--unless-published', '--json');
  expect(code, output).toBe(0);
  const [release] = JSON.parse(output) as { version: string }[];
  return `${workspace}@${release?.version ?? ''}`;
}
const promoted = (...releases: string[]) => clone.mosaico('promote', ...releases, '--env', 'production');
const documents = (): string[] =>
  readdirSync(site(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('demo/'),
  );
const everyText = (): string[] =>
  readdirSync(site(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|json|js|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('a price changed in one remote is changed wherever it is shown, and nowhere else', async () => {
  const price = (from: string, to: string, work: () => Promise<void>) =>
    edited('mf-plans/src/facts.ts', `'social-basic': { value: ${from},`, `'social-basic': { value: ${to},`, work);
  await price('500', '432.1', async () => {
    const { code, output } = await promoted(await published('mf-plans'));
    expect(code, output).toBe(0);
  });
  const before = new Map(documents().map((file) => [file, textOf(site(file))]));
  const showing = [...before].filter(([, html]) => html.includes('$432.10')).map(([file]) => file);
  for (const shown of ['index', 'planes-sociales', 'catalogo-servicios', 'directorio-paginas', 'descalificar-lead'])
    expect(showing).toContain(`${shown}.html`);
  const others = fingerprint(inClone('.mosaico', 'store', 'releases', 'shell'));

  await price('500', '43.21', async () => {
    const { code, output } = await promoted(await published('mf-plans'));
    expect(code, output).toBe(0);
  });
  const changed = [...before].filter(([file, html]) => textOf(site(file)) !== html).map(([file]) => file);
  expect(changed.sort()).toEqual(showing.sort());
  expect(everyText().filter((file) => /432[.,]1/.test(textOf(file)))).toEqual([]);
  for (const file of showing) expect(textOf(site(file)), file).toContain('$43.21');
  expect(textOf(site('planes-sociales.html'))).toContain('con precios claros desde $43.21 al mes.');
  expect(fingerprint(inClone('.mosaico', 'store', 'releases', 'shell'))).toEqual(others);
});

test('a page that is renamed without an alias is refused; with one, every link follows it', async () => {
  const before = textOf(site('revision.json'));
  const path = "path: '/planes-sociales',";
  await edited('mf-plans/src/pages.ts', path, "path: '/redes-sociales',", async () => {
    const release = await published('mf-plans');
    for (const verb of ['check', 'promote']) {
      const { code, output } = await clone.mosaico(verb, release, '--env', 'production');
      expect(code).toBe(1);
      expect(output).toContain(
        '/planes-sociales (mf-plans/social-plans) leads to a page today and would lead nowhere.',
      );
      expect(output).toContain('Add it to the aliases of "social-plans" in mf-plans/src/pages.ts');
    }
  });
  expect(textOf(site('revision.json'))).toBe(before);
  const renamed = "path: '/redes-sociales',\n    aliases: ['/planes-sociales'],";
  await edited('mf-plans/src/pages.ts', path, renamed, async () => {
    const { code, output } = await promoted(await published('mf-plans'));
    expect(code, output).toBe(0);
  });
  const linking = documents().filter((file) => textOf(site(file)).includes('href="/planes-sociales'));
  expect(linking, 'documents with the old address').toEqual([]);
  expect(textOf(site('index.html'))).toContain('href="/redes-sociales"');
  expect((await clone.mosaico('rollback', '--env', 'production')).code).toBe(0);
});

test('a page shows the block it was built with; the check says what a block of its own costs, and how to end it', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(...(message.type() === 'error' ? [message.text()] : [])));
  page.on('pageerror', (error) => problems.push(error.message));
  const clause = '<span>{clause.number}.</span>';
  await edited('shared-ui/src/documents/document-clauses.tsx', clause, `<b>Cláusula</b> ${clause}`, async () => {
    const release = await published('mf-legal');
    const check = await clone.mosaico('check', release, '--env', 'production');
    expect(check.code, check.output).toBe(0);
    expect(check.output).toMatch(
      /mf-legal@\S+ brings its own @mosaico\/shared-ui, since DocumentPage of shell@\S+ does something else: \d+\.\d kB more on each of .*\/politica-citas.* mosaico publish shell mf-legal/,
    );
    const { code, output } = await promoted(release);
    expect(code, output).toBe(0);
    expect(textOf(site('politica-citas.html'))).toContain('<b>Cláusula</b> <span>1');
    expect(textOf(site('planes-crm.html'))).not.toContain('Cláusula');

    const served = await serve(inClone('.mosaico', 'sites', 'production'), await freePort());
    try {
      await page.goto(`${served.address}/politica-citas`);
      await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
      await expect(page.getByRole('heading', { name: /^Cláusula 1\./ })).toBeVisible();
      // Its own copy stays its own: the shell's pages keep theirs.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Directorio de páginas' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Directorio de páginas');
      expect(problems).toEqual([]);
    } finally {
      await served.stop();
    }

    const together = [await published('shell'), release];
    const again = await clone.mosaico('check', ...together, '--env', 'production');
    expect(again.code, again.output).toBe(0);
    expect(again.output).not.toContain('brings its own');
  });
});

test('a remote for another federation runtime is refused, with the reason and the way out', async () => {
  const release = await published('mf-legal');
  const [, version = ''] = release.split('@');
  const copy = inClone('.mosaico', 'other-runtime');
  cpSync(inClone('.mosaico', 'builds', 'mf-legal', version), copy, { recursive: true });
  const file = join(copy, 'release.json');
  const built = JSON.parse(textOf(file)) as { version: string; built: { runtime: { version: string } } };
  built.version = '9.0.0';
  built.built.runtime.version = '1.3.0';
  writeFileSync(file, JSON.stringify(built));
  await folderStore(inClone('.mosaico', 'store')).publishRelease(copy);
  const { code, output } = await clone.mosaico('check', 'mf-legal@9.0.0', '--env', 'production');
  expect(code).toBe(1);
  expect(output).toContain('mf-legal@9.0.0 was built with federation runtime 1.3.0');
  expect(output).toContain("Build the remote with the shell's version of @module-federation/enhanced");
});

test("another prettier, a test, and a comment in a block are nobody's change; a block is that of who shows it", async () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: clone.folder });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'begin');
  const changed = async () =>
    (await clone.mosaico('changed', '--since', 'HEAD')).output
      .trim()
      .split('\n')
      .map((line) => line.split('@')[0]);
  await edited('package-lock.json', /("node_modules\/prettier": \{\s+"version": ")[^"]+/, '$13.0.0', () =>
    edited('shared-ui/src/plans/comparison-table.tsx', /^/, '// A word to the next one.\n', () =>
      edited('shared-ui/src/plans/comparison-table.module.css', /^/, '/* And to who paints it. */\n', () =>
        edited('shared-ui/src/words/faq.test.tsx', /^/, '// And to the tester.\n', async () => {
          expect(await changed()).toEqual(['No release is touched.']);
        }),
      ),
    ),
  );
  await edited('shared-ui/src/documents/document-clauses.module.css', /\{/, '{ order: 1;', async () => {
    expect(await changed()).toEqual(['shell', 'mf-legal']);
  });
});

const mistakes = [
  {
    what: 'a fact of the wrong type',
    file: 'mf-plans/src/facts.ts',
    from: "'extra-networks': { value: 300,",
    to: "'extra-networks': { value: 'trescientos',",
    says: ['mf-plans/src/facts.ts', 'extra-networks.value', 'a number or a range'],
  },
  {
    what: 'an offer without a rule',
    file: 'mf-courses/src/offers.ts',
    from: /(price: 'mf-courses\/mentoring',[\s\S]*?)\n\s+cancellation: '[^']+',/,
    to: '$1',
    says: ['mf-courses/src/offers.ts', 'mentoring.cancellation', 'must name the rule of the terms'],
  },
  {
    what: 'a figure that nobody declares',
    file: 'mf-plans/src/pages.ts',
    from: 'desde {mf-plans/social} al mes',
    to: 'desde {mf-plans/gratis} al mes',
    says: ['mf-plans', 'pages.ts "social-plans"', 'mf-plans/gratis', 'Declare it in mf-plans/src/facts.ts'],
  },
  {
    what: 'a circle of aliases',
    file: 'mf-plans/src/pages.ts',
    from: /path: '\/planes-sociales',([\s\S]*?)path: '\/planes-mantenimiento',/,
    to: "path: '/planes-sociales', aliases: ['/planes-mantenimiento'],$1path: '/planes-mantenimiento', aliases: ['/planes-sociales'],",
    says: ['aliases of each other in a circle', '/planes-sociales → /planes-mantenimiento → /planes-sociales'],
  },
  {
    what: 'a figure that is gone while others show it',
    file: 'mf-legal/src/facts.ts',
    from: /\n\s+'contact-hours': \{[^}]+\},/,
    to: '',
    says: ['mf-legal/contact-hours', '/gracias-compra', 'Declare it in mf-legal/src/facts.ts'],
  },
] as const;
for (const { what, file, from, to, says } of mistakes) {
  test(`${what} is one clear error, and store and site stay as they were`, async () => {
    const workspace = file.split('/')[0] ?? '';
    const shown = () => textOf(site('revision.json'));
    const releases = () => readdirSync(inClone('.mosaico', 'store', 'releases', workspace));
    const [shownBefore, releasesBefore] = [shown(), releases()];
    await edited(file, from, to, async () => {
      let { code, output } = await clone.mosaico('publish', workspace);
      if (code === 0) {
        // What only shows beside others is refused where it meets them.
        const [, release = ''] = /published (\S+)/.exec(output) ?? [];
        ({ code, output } = await promoted(release));
      } else {
        expect(releases()).toEqual(releasesBefore);
      }
      expect(code).toBe(1);
      for (const word of says) expect(output).toContain(word);
      expect(output).not.toMatch(/\n\s+at .*node_modules/);
    });
    expect(shown()).toEqual(shownBefore);
  });
}

test('a link to a page of a remote that the environment lacks is refused, with the documents that have it', async () => {
  const demo = JSON.parse((await clone.mosaico('status', '--json')).output) as { releases: Record<string, string> }[];
  const some = Object.entries(demo[0]?.releases ?? {}).filter(([workspace]) => workspace !== 'mf-testimonials');
  const releases = some.map((each) => each.join('@'));
  const { code, output } = await clone.mosaico(
    'promote',
    ...releases,
    '--env',
    'lean',
    '--config',
    'environments/demo',
  );
  expect(code).toBe(1);
  expect(output).toContain('mf-testimonials/video-testimonials, a page that no release of this mix has.');
  expect(output).toMatch(/\/gracias[, ].* show/);
  expect(existsSync(inClone('.mosaico', 'sites', 'lean', 'current'))).toBe(false);
});
