import { execFileSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChangesAnswer, ChangesOrder } from '../../testing/changes.ts';
import { startChild } from '../../testing/child.ts';

/** A page as `pages.ts` declares it, at `/<key>`. */
const page = (key: string) => ({
  screen: `./${key}.tsx`,
  path: `/${key}`,
  title: `Page ${key}`,
  description: `A description of ${key} that is long enough for a search engine.`,
  directory: { name: key, category: 'Principal' },
});
const data = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/** A repository: `mf-a` shows both blocks and a chart, `mf-b` the button alone. */
const repository: Record<string, unknown> = {
  'package.json': { name: 'all', workspaces: ['shared-types', 'shared-ui', 'platform', 'shell', 'mf-a', 'mf-b'] },
  'package-lock.json': lockfile(),
  'platform/tsconfig.base.json': {},
  'README.md': 'A site.',
  'shared-types/package.json': { ...manifest('@mosaico/shared-types'), exports: { '.': './src/index.ts' } },
  'shared-types/src/index.ts': "export { useSite } from './site.ts';",
  'shared-types/src/site.ts': "import { use } from 'react'; export const useSite = () => use({});",
  'shared-ui/package.json': {
    ...manifest('@mosaico/shared-ui'),
    sideEffects: false,
    exports: { '.': './src/index.ts' },
  },
  'shared-ui/src/index.ts':
    "export { Button } from './button.tsx'; export { Slides } from './slides.tsx'; export { Table } from './table.tsx';",
  'shared-ui/src/button.tsx': "import { red } from './colors.ts';\nexport const Button = () => <b title={red} />;",
  'shared-ui/src/better-button.tsx': 'export const Button = () => <b title="blue" />;',
  'shared-ui/src/slides.tsx':
    "import { slide } from 'slider';\nimport styles from './slides.module.css';\nexport const Slides = () => [slide(), styles.between];\nexport const Show = () => [slide()];",
  'shared-ui/src/slides.module.css': '.between { display: flex; }',
  'shared-ui/src/table.tsx': 'export const Table = () => 1;',
  'shared-ui/src/table.test.tsx': 'it();',
  'shared-ui/src/colors.ts': "export const red = '#f00';",
  'platform/package.json': manifest('@mosaico/platform'),
  'platform/src/build/preset.ts': 'export const preset = 1;',
  'platform/src/build/extra.ts': 'export const extra = 1;',
  'platform/src/cli.ts': 'export const cli = 1;',
  'shell/package.json': manifest('shell', 'react', 'toasts', '@mosaico/shared-types', '@mosaico/shared-ui'),
  'shell/webpack.config.mjs': '',
  'shell/src/pages.ts': data({ home: page('home') }),
  'shell/src/home.tsx': 'export default () => <h1>Home</h1>;',
  'shell/src/client.tsx': "import { use } from 'react'; import { toast } from 'toasts'; toast(use);",
  'shell/src/server.tsx': 'export const createRenderer = 1;',
  'shell/src/shared/toasts.ts': "export { toast } from 'toasts';",
  'mf-a/package.json': manifest('mf-a', 'react', 'charts', '@mosaico/shared-types', '@mosaico/shared-ui'),
  'mf-a/webpack.config.mjs': '',
  'mf-a/public/data/old.json': '[]',
  'mf-a/src/pages.ts': data({ plans: page('plans') }),
  'mf-a/src/facts.ts': data({ basic: { value: 500, unit: 'USD' } }),
  'mf-a/src/plans.tsx':
    "import { Button, Slides } from '@mosaico/shared-ui';\nimport { chart } from 'charts';\nimport { text } from './content.ts';\nexport default () => <Button>{Slides(chart, text)}</Button>;",
  'mf-a/src/content.ts': "export const text = 'Plans';",
  'mf-a/src/content.test.ts': 'it();',
  'mf-b/package.json': manifest('mf-b', 'react', '@mosaico/shared-types', '@mosaico/shared-ui'),
  'mf-b/webpack.config.mjs': '',
  'mf-b/src/pages.ts': data({ courses: page('courses') }),
  'mf-b/src/courses.tsx':
    "import { useSite } from '@mosaico/shared-types'; import { Button } from '@mosaico/shared-ui';\nexport default () => <Button>{useSite()}</Button>;",
};
/** What is installed; nobody commits it. */
const installed: Record<string, string> = {
  react: 'export const use = (it) => it;',
  toasts: 'export const toast = (it) => globalThis.show(it);',
  slider: 'export const slide = () => globalThis.slide();',
  charts: 'export const chart = globalThis.chart;',
};
const everybody = ['shell', 'mf-a', 'mf-b'];

function manifest(name: string, ...dependencies: string[]) {
  const ranges = Object.fromEntries(dependencies.map((each) => [each, '^1.0.0']));
  return { name, version: '1.0.0', type: 'module', description: 'A workspace.', dependencies: ranges };
}

/** The lockfile, with other versions of some packages. */
function lockfile(versions: Record<string, string> = {}, workspaces = ['shell', 'mf-a', 'mf-b']) {
  const names = ['react', 'toasts', 'slider', 'charts', 'prettier', 'webpack', '@module-federation/sdk'];
  return {
    packages: {
      '': { workspaces },
      ...Object.fromEntries(
        names.map((name) => [`node_modules/${name}`, { version: versions[name] ?? '1.0.0', license: 'MIT' }]),
      ),
      ...Object.fromEntries(workspaces.map((name) => [name, { version: '1.0.0' }])),
      ...Object.fromEntries(workspaces.map((name) => [`node_modules/${name}`, { link: true }])),
    },
  };
}

let child: ChildProcess;
let root: string;
/** The repository as it is before each test, and the versions that its workspaces have. */
let untouched: string;
let before: Record<string, string>;
beforeAll(async () => {
  child = startChild('changes');
  untouched = root = mkdtempSync(join(tmpdir(), 'mosaico-changed-'));
  for (const [file, content] of Object.entries({ '.gitignore': 'node_modules\n.mosaico', ...repository }))
    write(file, content);
  for (const [name, code] of Object.entries(installed)) {
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', type: 'module', main: 'index.js' });
    write(`node_modules/${name}/index.js`, code);
    write(`node_modules/${name}/jsx-runtime.js`, 'export const jsx = globalThis.jsx;');
  }
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'change');
  before = await versions();
});
afterAll(() => {
  child.kill();
  rmSync(untouched, { recursive: true });
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mosaico-changed-'));
  cpSync(untouched, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const replace = (file: string, text: string, by: string): void => {
  expect(read(file)).toContain(text);
  write(file, read(file).replace(text, by));
};
const append = (file: string, text: string): void => write(file, read(file) + text);
const remove = (...files: string[]): void => files.forEach((file) => rmSync(join(root, file)));

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Change');
}

/** The releases that are touched, workspace → version. */
async function asked(
  order: { since: string } | { differsFrom: Record<string, string> },
): Promise<Record<string, string>> {
  const answered = new Promise<ChangesAnswer>((resolve) => child.once('message', resolve));
  child.send({ root, ...order } satisfies ChangesOrder);
  const answer = await answered;
  if ('error' in answer) throw new Error(answer.error);
  return Object.fromEntries(answer.changed.map(({ workspace, version }) => [workspace, version]));
}
const versions = () => asked({ differsFrom: {} });

/** The workspaces that the change touches. What is said to be touched must be what gets another version. */
async function touched(): Promise<string[]> {
  const since = Object.keys(await asked({ since: 'main' }));
  expect(Object.keys(await asked({ differsFrom: before }))).toEqual(since);
  return since;
}

test('nothing changed, nothing is touched', async () => {
  expect(Object.keys(before)).toEqual(everybody);
  expect(await touched()).toEqual([]);
});

test.each<[what: string, change: () => void]>([
  ['a comment in a block that releases use', () => append('shared-ui/src/button.tsx', '\n// As round as it gets.\n')],
  [
    "a comment in a block's style sheet",
    () => replace('shared-ui/src/slides.module.css', '{ ', '{\n  /* Side by side. */\n  '),
  ],
  ['the layout of a block that releases use', () => replace('shared-ui/src/button.tsx', '<b title', '<b\n  title')],
  ['a type in a page', () => append('mf-a/src/plans.tsx', '\nexport interface Plan {}')],
  ['a comment in a test', () => append('shared-ui/src/table.test.tsx', '// Twice.')],
  ['a further test', () => write('mf-a/src/plans.test.tsx', 'it();')],
  ['a test that is taken away', () => remove('shared-ui/src/table.test.tsx', 'mf-a/src/content.test.ts')],
  ['another version of prettier', () => write('package-lock.json', lockfile({ prettier: '2.0.0' }))],
  ['documentation', () => append('README.md', ' It is quick.')],
  ['a file that no page uses', () => write('mf-a/src/draft.ts', 'export const draft = 1;')],
  ['the order in which the design system is listed', () => replace('shared-ui/src/index.ts', '; ', ';\n')],
  ['what is no part of a build', () => append('platform/src/cli.ts', 'export const more = 1;')],
  ['a comment in the build', () => append('platform/src/build/preset.ts', '// As ever.')],
  ['a folder whose name begins like a remote', () => write('mf-a-notes/src/pages.ts', 'export default {};')],
  ["a workspace's description", () => replace('mf-a/package.json', 'A workspace.', 'Plans.')],
])('%s is no change of any release', async (_what, change) => {
  change();
  expect(await touched()).toEqual([]);
  commit();
  expect(await touched()).toEqual([]);
});

test.each<[what: string, workspaces: string[], change: () => void]>([
  ["a remote's page", ['mf-a'], () => replace('mf-a/src/plans.tsx', 'text)', 'text, 2)')],
  ["a page's words", ['mf-a'], () => replace('mf-a/src/content.ts', 'Plans', 'All plans')],
  ['a price', ['mf-a'], () => replace('mf-a/src/facts.ts', '500', '550')],
  ['a first figure', ['mf-b'], () => write('mf-b/src/facts.ts', data({ course: { value: 90, unit: 'USD' } }))],
  ["a page's address", ['mf-b'], () => replace('mf-b/src/pages.ts', '"/courses"', '"/all-courses"')],
  ['a new public file', ['mf-b'], () => write('mf-b/public/data/list.json', '[]')],
  ['a public file that is taken away', ['mf-a'], () => remove('mf-a/public/data/old.json')],
  ['figures that are taken away', ['mf-a'], () => remove('mf-a/src/facts.ts')],
  ["a remote's dependencies", ['mf-b'], () => replace('mf-b/package.json', '"react":"^1', '"react":"^1.0')],
  ["a remote's own compiler options", ['mf-b'], () => write('mf-b/webpack.config.mjs', 'export default 1;')],
  ['the shell', ['shell'], () => replace('shell/src/home.tsx', 'Home', 'Start')],
  [
    'what a narrow module of the shell shares',
    ['shell'],
    () => append('shell/src/shared/toasts.ts', "\nexport { toast as note } from 'toasts';"),
  ],
  ['a further such module', ['shell'], () => write('shell/src/shared/slider.ts', "export { slide } from 'slider';")],
  ['such a module that is taken away', ['shell'], () => remove('shell/src/shared/toasts.ts')],
  [
    'another name in the contract',
    ['shell'],
    () => append('shared-types/src/index.ts', "export { useSite as site } from './site.ts';"),
  ],
  [
    'another name in the design system',
    ['shell'],
    () => append('shared-ui/src/index.ts', "export { Table as Grid } from './table.tsx';"),
  ],
  [
    'another thing under the name of a block',
    ['shell', 'mf-a'],
    () => replace('shared-ui/src/index.ts', '{ Slides }', '{ Show as Slides }'),
  ],
  ['a block that one remote uses', ['shell', 'mf-a'], () => replace('shared-ui/src/slides.tsx', 'slide()', 'slide(2)')],
  [
    "a rule of a block's style sheet",
    ['shell', 'mf-a'],
    () => replace('shared-ui/src/slides.module.css', 'flex;', 'flex; order: 1;'),
  ],
  ['a block that all use', everybody, () => replace('shared-ui/src/button.tsx', '<b ', '<i ')],
  ['what such a block is made of', everybody, () => replace('shared-ui/src/colors.ts', '#f00', '#e00')],
  ['a block that no remote uses', ['shell'], () => replace('shared-ui/src/table.tsx', '1', '2')],
  [
    'a further block',
    ['shell'],
    () => {
      write('shared-ui/src/wall.tsx', 'export const Wall = () => 1;');
      append('shared-ui/src/index.ts', "export { Wall } from './wall.tsx';");
    },
  ],
  ['another file for a block', everybody, () => replace('shared-ui/src/index.ts', './button', './better-button')],
  ['the contract, which the shell provides', ['shell'], () => replace('shared-types/src/site.ts', '{}', '{ a: 1 }')],
  ['the build', everybody, () => replace('platform/src/build/preset.ts', '1', '2')],
  ['a file of the build that is taken away', everybody, () => remove('platform/src/build/extra.ts')],
  ['options for checking types', [], () => write('platform/tsconfig.base.json', { compilerOptions: {} })],
  ['a package that only the shell bundles', ['shell'], () => write('package-lock.json', lockfile({ toasts: '1.0.1' }))],
  ['one that remotes take from the shell', ['shell'], () => write('package-lock.json', lockfile({ react: '1.0.1' }))],
  ['one that a block is made of', ['shell', 'mf-a'], () => write('package-lock.json', lockfile({ slider: '1.0.1' }))],
  ['one that a remote bundles', ['mf-a'], () => write('package-lock.json', lockfile({ charts: '1.0.1' }))],
  ['the bundler', everybody, () => write('package-lock.json', lockfile({ webpack: '1.0.1' }))],
  [
    "federation's own packages",
    everybody,
    () => write('package-lock.json', lockfile({ '@module-federation/sdk': '2.0.0' })),
  ],
])('%s touches %p', async (_what, workspaces, change) => {
  change();
  expect(await touched()).toEqual(workspaces);
  commit();
  expect(await touched()).toEqual(workspaces);
});

test('a file that is taken away, or moved, touches whose it was and whose it is', async () => {
  git('mv', 'mf-a/src/content.ts', 'mf-b/src/content.ts');
  replace('mf-a/src/plans.tsx', "import { text } from './content.ts';", "const text = 'Plans';");
  replace('mf-b/src/courses.tsx', '\n', "\nimport { text } from './content.ts';\n");
  replace('mf-b/src/courses.tsx', 'useSite()', 'useSite() + text');
  expect(await touched()).toEqual(['mf-a', 'mf-b']);
});

test('a further remote is no change of any other', async () => {
  const workspaces = ['shared-types', 'shared-ui', 'platform', ...everybody, 'mf-c'];
  write('package.json', { name: 'all', workspaces });
  write('package-lock.json', lockfile({}, [...everybody, 'mf-c']));
  write('mf-c/package.json', manifest('mf-c', 'react', '@mosaico/shared-types', '@mosaico/shared-ui'));
  write('mf-c/webpack.config.mjs', '');
  write('mf-c/src/pages.ts', data({ events: page('events') }));
  write('mf-c/src/events.tsx', "import { Table } from '@mosaico/shared-ui';\nexport default () => <Table />;");
  expect(await touched()).toEqual(['mf-c']);
});

test('what others have changed since does not count', async () => {
  replace('mf-a/src/content.ts', 'Plans', 'My plans');
  commit();
  git('checkout', '--quiet', 'main');
  replace('mf-b/src/courses.tsx', 'useSite()', 'useSite() + 1');
  commit();
  git('checkout', '--quiet', 'change');
  expect(await touched()).toEqual(['mf-a']);
});

test('the version named is the one the release will have', async () => {
  replace('mf-a/src/facts.ts', '500', '550');
  const first = await asked({ since: 'main' });
  expect(first).toEqual({ 'mf-a': expect.stringMatching(/^1\.0\.0-s[0-9a-f]{10}$/) as string });
  replace('mf-a/src/facts.ts', '550', '600');
  expect(await asked({ since: 'main' })).not.toEqual(first);
  replace('mf-a/src/facts.ts', '600', '550');
  expect(await asked({ since: 'main' })).toEqual(first);
});

test('what differs from an environment is what it shows another release of, or none', async () => {
  expect(await asked({ differsFrom: before })).toEqual({});
  expect(Object.keys(await asked({ differsFrom: { ...before, 'mf-a': '1.0.0' } }))).toEqual(['mf-a']);
  expect(Object.keys(await asked({ differsFrom: { shell: before.shell ?? '' } }))).toEqual(['mf-a', 'mf-b']);
});

test('a page whose module is missing is named', async () => {
  remove('mf-b/src/courses.tsx');
  expect(existsSync(join(root, 'mf-b/src/pages.ts'))).toBe(true);
  await expect(asked({ since: 'main' })).rejects.toThrow('mf-b/src/courses.tsx');
});

test('a declaration of which some stands in another file is refused: no version would count that', async () => {
  const own = read('mf-b/src/pages.ts');
  const whole = own.replace('export default ', 'const pages = ').replace(/;$/, '');
  write('mf-b/src/name.ts', "export const name = 'Courses';");
  write(
    'mf-b/src/pages.ts',
    `import { name } from './name.ts';\n${whole};\nexport default { ...pages, [name]: pages };`,
  );
  await expect(versions()).rejects.toThrow('mf-b/src/pages.ts takes values from mf-b/src/name.ts. Declare them where');
  write('mf-b/src/pages.ts', `import type { name } from './name.ts';\n${own}\nexport type Name = typeof name;`);
  expect(Object.keys(await versions())).toEqual(everybody);
  write('mf-b/src/pages.ts', 'export default nowhere;');
  await expect(versions()).rejects.toThrow('mf-b/src/pages.ts ends with an error: nowhere is not defined');
});

test('an unknown commit and a folder without git are named', async () => {
  await expect(asked({ since: 'nobody' })).rejects.toThrow('There is no commit "nobody" here. Fetch it');
  await expect(asked({ since: '--help' })).rejects.toThrow('There is no commit "--help" here.');
  git('checkout', '--quiet', '--orphan', 'apart');
  write('README.md', 'Another history.');
  commit();
  await expect(asked({ since: 'main' })).rejects.toThrow('"main" and what is checked out have no commit in common.');
  rmSync(join(root, '.git'), { recursive: true });
  await expect(asked({ since: 'main' })).rejects.toThrow(`${root} is in no git repository`);
});
