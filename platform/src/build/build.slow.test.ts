import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { rootFolder } from '../lib/workspaces.ts';

jest.setTimeout(240_000);

const own = rootFolder(__dirname);
/** A repository with a remote that shows a picture and one of two blocks, in a folder whose name has a space. */
const parent = mkdtempSync(join(tmpdir(), 'a build-'));
const original = join(parent, 'site');
let root = original;
afterAll(() => rmSync(parent, { recursive: true }));

const manifest = (name: string, more: object = {}) => ({ name, version: '1.0.0', type: 'module', ...more });
const files: Record<string, string | object> = {
  'package.json': { name: 'all', workspaces: ['shared-types', 'shared-ui', 'mf-a'] },
  'package-lock.json': { packages: {} },
  'shared-types/package.json': manifest('@mosaico/shared-types', { exports: { '.': './src/index.ts' } }),
  'shared-types/src/index.ts': 'export const site = 1;',
  'shared-ui/package.json': manifest('@mosaico/shared-ui', { sideEffects: false, exports: { '.': './src/index.ts' } }),
  'shared-ui/src/index.ts': "export { Button } from './button.tsx';\nexport { Table } from './table.tsx';\n",
  'shared-ui/src/button.tsx': 'export function Button() {\n  return <b title="a button">{"Hola"}</b>;\n}\n',
  'shared-ui/src/table.tsx': 'export const Table = () => <i>a table</i>;\n',
  'mf-a/package.json': manifest('mf-a', {
    dependencies: { react: '^19.0.0', '@mosaico/shared-ui': '^1.0.0' },
  }),
  'mf-a/webpack.config.mjs': '',
  'mf-a/src/pages.ts': `export default { plans: { screen: './plans.tsx', path: '/plans', title: 'Plans of the site', description: 'A description that is long enough for a search engine, and then some.', directory: { name: 'Plans', category: 'Planes' } } };\n`,
  'mf-a/src/facts.json': '{ "basic": { "value": 500, "unit": "USD" } }\n',
  'mf-a/src/plans.tsx':
    "import { Button } from '@mosaico/shared-ui';\nimport picture from './picture.svg';\nimport styles from './plans.module.css';\n\nexport default function Plans() {\n  return <p className={styles.plans}><img src={picture} alt='a' /><Button /></p>;\n}\n",
  'mf-a/src/plans.module.css': '.plans {\n  order: 1;\n}\n',
  'mf-a/src/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
};

function write(file: string, content: string | object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
function replace(file: string, text: string, by: string): void {
  expect(read(file)).toContain(text);
  write(file, read(file).replace(text, by));
}

/** Types `mosaico build` there. Returns what it says, and what it has for the next command. */
function build(): { version: string; folder: string; release: Release } {
  const command = [join(own, 'platform', 'bin', 'mosaico.mjs'), 'build', 'mf-a', '--json'];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const [{ version, folder } = { version: '', folder: '' }] = JSON.parse(printed) as {
    version: string;
    folder: string;
  }[];
  return { version, folder, release: JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release };
}

/** The installed packages; those of this repository are its own, as npm would link them. */
function linkPackages(): void {
  const [installed, here] = [join(own, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(here, '@mosaico'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@mosaico') symlinkSync(join(installed, name), join(here, name));
  symlinkSync(join(own, 'platform'), join(here, '@mosaico', 'platform'));
  for (const name of ['shared-types', 'shared-ui']) symlinkSync(join('..', '..', name), join(here, '@mosaico', name));
}

let first: ReturnType<typeof build>;
beforeAll(() => {
  for (const [file, content] of Object.entries(files)) write(file, content);
  linkPackages();
  first = build();
});
/** Each test changes a copy in a folder of its own, which has no build yet unless `builds` says so. */
function copy(builds = false): void {
  root = mkdtempSync(join(parent, 'copy '));
  cpSync(original, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => builds || !file.startsWith(join(original, '.mosaico')),
  });
}
afterEach(() => (root = original));

/** The same figures with a schema, a note, a byte order mark and the line ends of Windows. */
const saidAgain =
  '\ufeff{\r\n  "$schema": "./facts.schema.json",\r\n  "basic": { "unit": "USD", "value": 500.0, "note": "A note." }\r\n}\r\n';

test('a release is named by what it holds: comments, tests, layout, line ends and folders are no part of that', () => {
  copy();
  for (const file of ['shared-ui/src/button.tsx', 'shared-ui/src/index.ts', 'mf-a/src/plans.tsx'])
    write(file, `// A comment.\n${read(file).replaceAll("'", '"')}\n`.replaceAll('\n', '\r\n'));
  write('mf-a/src/facts.json', saidAgain);
  write('mf-a/src/plans.module.css', '/* A comment. */\n.plans { order: 1; }');
  write('mf-a/src/plans.test.tsx', 'it();');
  write('mf-a/src/draft.ts', 'export const draft = 1;');
  expect(build().version).toBe(first.version);
});

test.each<[what: string, change: () => void]>([
  ['a price', () => replace('mf-a/src/facts.json', '500', '520')],
  ['a style', () => replace('mf-a/src/plans.module.css', 'order: 1', 'order: 2')],
  ['a picture', () => replace('mf-a/src/picture.svg', '></svg>', '><g/></svg>')],
  ['what a block of the design system does', () => replace('shared-ui/src/button.tsx', 'Hola', 'Adiós')],
  // One version for the whole package.
  ['a block that it does not show', () => replace('shared-ui/src/table.tsx', 'a table', 'the table')],
])('%s gives another name', (_what, change) => {
  copy();
  change();
  expect(build().version).not.toBe(first.version);
});

test("what webpack's cache knows of an older build is no part of a release", () => {
  copy();
  // What two pages share is in a chunk of its own.
  write('mf-a/src/offers.tsx', read('mf-a/src/plans.tsx'));
  replace(
    'mf-a/src/pages.ts',
    '} };',
    "}, offers: { screen: './offers.tsx', path: '/offers', title: 'Offers of the site', description: 'A description that is long enough for a search engine, and then some.', directory: { name: 'Offers', category: 'Planes' } } };",
  );
  build();
  // Another version of the design system, and with it another id of that chunk.
  replace('shared-ui/src/button.tsx', 'Hola', 'Adiós');
  const { version } = build();
  rmSync(join(root, '.mosaico'), { recursive: true });
  expect(build().version).toBe(version);
});

test('it has a copy of the design system of its own, in exactly the version that it requires', () => {
  const design = first.release.shared.consumes.find(({ key }) => key === '@mosaico/shared-ui');
  expect(design).toMatchObject({ uses: ['Button'], singleton: false });
  const own = (design?.fallback ?? []).map((file) => readFileSync(join(first.folder, 'client', file), 'utf8')).join('');
  expect(own).toContain('a button');
  expect(first.release.shared.provides).toContainEqual(
    expect.objectContaining({ key: design?.key, version: design?.range, eager: false }),
  );
});

test('a declaration may take values from another file, whose change is a change of the release', () => {
  copy();
  write('mf-a/src/names.ts', "export const name = 'Plan';\n");
  write(
    'mf-a/src/offers.ts',
    "import { name } from './names.ts';\nexport default { plan: { name, price: 'mf-a/basic', for: 'prospects', get: [{ chat: 'Hola' }], cancellation: 'mf-legal/rule' } };\n",
  );
  const { release } = build();
  expect(release.offers).toMatchObject({ plan: { name: 'Plan' } });
  write('mf-a/src/names.ts', "export const name = 'Plan A';\n");
  expect(build().release.offers).toMatchObject({ plan: { name: 'Plan A' } });
});

/** A file of a build is one with these two numbers. */
const placeOf = (folder: string, name: string): string => {
  const { dev, ino } = statSync(join(folder, name));
  return `${dev}:${ino}`;
};

test('another price, or offer, needs no compiler: the release has the files of the one before, and the name that a compiled one has', () => {
  copy(true);
  const before = build();
  expect(before.version).toBe(first.version);
  replace('mf-a/src/facts.json', '500', '520');
  const price = build();
  expect(price.release.facts).toEqual({ basic: { value: 520, unit: 'USD' } });
  expect(price.release.files).toEqual(before.release.files);
  for (const name of Object.keys(price.release.files))
    expect([name, placeOf(price.folder, name)]).toEqual([name, placeOf(before.folder, name)]);
  write(
    'mf-a/src/offers.ts',
    "export default { plan: { name: 'Plan', price: 'mf-a/basic', for: 'prospects', get: [{ chat: 'Hola' }], cancellation: 'mf-legal/rule' } };\n",
  );
  const offer = build();
  expect(offer.release.offers).toMatchObject({ plan: { name: 'Plan' } });
  expect(offer.release.files).toEqual(before.release.files);
  expect(new Set([before, price, offer].map(({ version }) => version)).size).toBe(3);
  // The old price again is the old release.
  replace('mf-a/src/facts.json', '520', '500');
  rmSync(join(root, 'mf-a/src/offers.ts'));
  expect(build().version).toBe(before.version);

  replace('mf-a/src/facts.json', '500', '520');
  rmSync(join(root, '.mosaico'), { recursive: true });
  const compiled = build();
  expect({ ...compiled.release, built: price.release.built }).toEqual(price.release);
});

test('a note, another layout and other line ends of the figures are the same release', () => {
  copy(true);
  write('mf-a/src/facts.json', saidAgain);
  expect(build().version).toBe(first.version);
});

test.each<[what: string, change: (before: ReturnType<typeof build>) => void]>([
  ['a page has changed, too', () => replace('mf-a/src/plans.tsx', '<Button />', '<Button />!')],
  [
    'a file of the build before is damaged',
    ({ folder, release }) => rmSync(join(folder, 'client', release.client.entry)),
  ],
])('where %s, another price is compiled', (_what, change) => {
  copy(true);
  const before = build();
  replace('mf-a/src/facts.json', '500', '520');
  change(before);
  const { version, folder, release } = build();
  expect(release.facts).toEqual({ basic: { value: 520, unit: 'USD' } });
  expect(readFileSync(join(folder, 'client', release.client.entry), 'utf8')).not.toBe('');
  rmSync(join(root, '.mosaico'), { recursive: true });
  expect(build().version).toBe(version);
});

test('a page that imports the figures is compiled with each price', () => {
  copy(true);
  replace('mf-a/src/plans.tsx', 'import picture', "import facts from './facts.json';\nimport picture");
  replace('mf-a/src/plans.tsx', "alt='a'", 'alt={String(facts.basic.value)}');
  build();
  replace('mf-a/src/facts.json', '500', '520');
  const { folder, release } = build();
  const scripts = release.pages
    .flatMap(({ scripts: own }) => own)
    .map((file) => readFileSync(join(folder, 'client', file), 'utf8'));
  expect(scripts.join('')).toContain('520');
});

test.each<[what: string, text: string, says: string]>([
  [
    'that are no JSON',
    '{ "basic": { "value": 520, "unit": "USD" }, }',
    'mf-a/src/facts.json is not JSON: line 1: delete the comma before "}"',
  ],
  [
    'with a number as text',
    '{ "basic": { "value": "520", "unit": "USD" } }',
    'basic.value: must be a text where the unit is "text", and a number or a range where it is another (line 1, now "520")',
  ],
])('figures %s are refused at once, and nothing is left of them', (_what, text, says) => {
  copy(true);
  const builds = (): string[] => readdirSync(join(root, '.mosaico', 'builds', 'mf-a')).sort();
  const before = builds();
  write('mf-a/src/facts.json', text);
  expect(() => build()).toThrow(says);
  expect(builds()).toEqual(before);
});

test('an unchanged workspace is not built again; one with a new file where a module was looked for is', () => {
  copy(true);
  const kept = join(root, '.mosaico', 'builds', 'mf-a', first.version, 'release.json');
  const builtAt = (): string => (JSON.parse(readFileSync(kept, 'utf8')) as Release).built.at;
  writeFileSync(kept, read(kept.slice(root.length + 1)).replace(builtAt(), '2026-01-01T00:00:00.000Z'));
  expect(build().version).toBe(first.version);
  expect(builtAt()).toBe('2026-01-01T00:00:00.000Z');
  // webpack has looked for this one before the one with the extension .ts.
  write('mf-a/src/offers.ts', 'export default {};\n');
  expect(build().version).toBe(first.version);
  write('mf-a/src/slots.ts', "export default { 'a/part': './plans.tsx' };\n");
  const { version, release } = build();
  expect(version).not.toBe(first.version);
  expect(release.slots).toEqual(['a/part']);
});

test('words of a page that were encoded twice, or are no UTF-8, are refused by file and line', () => {
  copy();
  write('mf-a/src/content.ts', "export const hero = {\n  title: 'Muñoz',\n};\n");
  replace('mf-a/src/plans.tsx', 'import picture', "import { hero } from './content.ts';\nimport picture");
  replace('mf-a/src/plans.tsx', "alt='a'", 'alt={hero.title}');
  build();
  replace('mf-a/src/content.ts', 'Muñoz', 'MuÃ±oz');
  expect(() => build()).toThrow(/mf-a\/src\/content\.ts: line 2 has letters that were encoded twice \("'MuÃ±oz',"\)/);
  writeFileSync(join(root, 'mf-a/src/content.ts'), Buffer.from("export const hero = { title: 'Muñoz' };\n", 'latin1'));
  expect(() => build()).toThrow(/mf-a\/src\/content\.ts is not UTF-8: line 1/);
});

test('a compile error is reported, and leaves no build', () => {
  copy();
  replace('mf-a/src/plans.tsx', './picture.svg', './nowhere.svg');
  expect(() => build()).toThrow(/mf-a does not build:[^]*nowhere\.svg/);
  expect(() => read('.mosaico/builds/mf-a/release.json')).toThrow('ENOENT');
});
