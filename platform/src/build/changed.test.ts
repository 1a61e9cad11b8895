import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changesSince, namesOneOf, reachOf, type Reach } from './changed.ts';

interface Place {
  name: string;
  folder: string;
}

/** What the shell's pages and those of `mf-a` declare in a test. */
const mockPages = jest.fn<Record<string, unknown>, []>();

// A declaration is imported from a text, which Jest's modules cannot be.
jest.mock('./declared.ts', () => ({
  declarationFiles: ['pages.ts', 'facts.json'],
  declarationsOf: ({ name, folder }: Place) => {
    const file = join(folder, 'src', 'facts.json');
    const facts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
    const pages = name === 'mf-a' ? [mockPages()] : [];
    const offer = { name: 'Plan', price: 'mf-a/least', cancellation: 'mf-a/notice', get: [], for: 'prospects' };
    return Promise.resolve({
      workspace: name,
      pages,
      facts,
      offers: name === 'mf-a' ? { plan: offer } : {},
      slots: [],
    });
  },
  declaredPages: ({ name }: Place) =>
    Promise.resolve(
      name === 'shell'
        ? [{ key: 'home', screen: './home/home.tsx' }]
        : [
            { key: 'plans', screen: './plans/page.tsx' },
            { key: 'prices', screen: './prices/page.tsx' },
          ],
    ),
  declaredSlots: ({ name }: Place) => Promise.resolve(name === 'shell' ? {} : { 'a/piece': './piece/piece.tsx' }),
}));

let root: string;
beforeEach(() => {
  mockPages.mockReturnValue({ key: 'plans', description: 'Desde {mf-a/least}.' });
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  write('package.json', JSON.stringify({ name: 'all', workspaces: ['shell', 'mf-a'] }));
  for (const name of ['shell', 'mf-a']) {
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    write(`${name}/webpack.config.mjs`, '');
    write(`${name}/src/pages.ts`, 'export default {};');
  }
  write(
    'mf-a/src/plans/page.tsx',
    `import './page.module.css'; import { words } from '../words.ts'; export default words;`,
  );
  write('mf-a/src/plans/page.module.css', '');
  write(
    'mf-a/src/prices/page.tsx',
    `import { words } from '../words.ts'; export default () => [words, import('./late.tsx')];`,
  );
  write('mf-a/src/prices/late.tsx', '');
  write('mf-a/src/piece/piece.tsx', `import { useState } from 'react'; export default useState;`);
  write('mf-a/src/words.ts', `export const words = 'a';`);
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'change');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}
function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '-m', 'Change');
}
async function reach(): Promise<Reach> {
  const { files, before } = changesSince(root, 'main');
  return reachOf(root, files, before);
}
const nothing: Reach = { everywhere: [], figures: [], readers: [], pages: {}, pieces: {}, workspaces: {} };

test('nothing changed, nothing is reached', async () => expect(await reach()).toEqual(nothing));

test.each<[what: string, file: string, pages: string[], pieces: string[], workspaces: string[]]>([
  ["a page's style sheet", 'mf-a/src/plans/page.module.css', ['mf-a/plans'], [], []],
  ['what one page loads late', 'mf-a/src/prices/late.tsx', ['mf-a/prices'], [], []],
  ['what both pages import', 'mf-a/src/words.ts', ['mf-a/plans', 'mf-a/prices'], [], []],
  ['a piece', 'mf-a/src/piece/piece.tsx', [], ['mf-a'], []],
  ['a file that no page imports', 'mf-a/src/new.ts', ['mf-a/plans', 'mf-a/prices'], ['mf-a'], ['mf-a']],
  ['a public file', 'mf-a/public/data.json', ['mf-a/plans', 'mf-a/prices'], ['mf-a'], ['mf-a']],
  ['a test', 'mf-a/src/plans/page.test.tsx', [], [], []],
  ['a document', 'mf-a/CHANGELOG.md', [], [], []],
])('%s, committed or not', async (_what, file, pages, pieces, workspaces) => {
  write(file, file.endsWith('words.ts') ? `export const words = 'b';` : '/* changed */');
  for (const step of [() => undefined, commit]) {
    step();
    const found = await reach();
    expect(found.everywhere).toEqual([]);
    expect(Object.keys(found.pages)).toEqual(pages);
    expect(Object.keys(found.pieces)).toEqual(pieces);
    expect(Object.keys(found.workspaces)).toEqual(workspaces);
  }
});

test('a page that does not compile may be made of anything', async () => {
  write('mf-a/src/prices/page.tsx', 'export default (');
  write('mf-a/src/plans/page.module.css', '.a { color: red }');
  const { pages } = await reach();
  expect(pages).toEqual({
    'mf-a/plans': ['mf-a/src/plans/page.module.css'],
    'mf-a/prices': ['mf-a/src/plans/page.module.css', 'mf-a/src/prices/page.tsx'],
  });
});

test('a file that is gone reaches the pages that still import it', async () => {
  rmSync(join(root, 'mf-a/src/plans/page.module.css'));
  expect(Object.keys((await reach()).pages)).toEqual(['mf-a/plans']);
});

test.each([
  ['mf-a/src/pages.ts', 'pages of any workspace show what mf-a/src/pages.ts declares'],
  ['shell/src/header.tsx', 'shell/src/header.tsx is part of the shell'],
])('%s reaches every page', async (file, why) => {
  write(file, 'export default {}; // changed');
  expect((await reach()).everywhere).toEqual([why]);
});

test('an unknown commit and a folder without git are named', () => {
  expect(() => changesSince(root, 'nobody')).toThrow('There is no commit "nobody" here. Fetch it');
  expect(() => changesSince(root, '--help')).toThrow('There is no commit "--help" here.');
  git('checkout', '--quiet', '--orphan', 'apart');
  write('README.md', 'Another history.');
  commit();
  expect(() => changesSince(root, 'main')).toThrow('"main" and what is checked out have no commit in common.');
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changesSince(root, 'main')).toThrow(`${root} is in no git repository`);
});

describe('a price', () => {
  const facts = (basic: number, rest: Record<string, unknown> = {}): string =>
    JSON.stringify({
      basic: { value: basic, unit: 'USD' },
      full: { value: 900, unit: 'USD' },
      least: { lowest: ['mf-a/basic', 'mf-a/full'], covers: 'plan' },
      notice: { value: 3, unit: 'days' },
      ...rest,
    });
  beforeEach(() => {
    write('shared-ui/src/words.ts', '');
    write('mf-a/src/facts.json', facts(500));
    write('mf-a/src/prices/late.tsx', `export default 'mf-a/full';`);
    write('mf-a/src/piece/piece.tsx', `export default 'mf-a/plan';`);
    write('shell/src/home/home.tsx', `export default 'mf-a/basic';`);
    commit();
    git('branch', '--force', 'main');
  });
  const cause = ['mf-a/src/facts.json'];

  test('reaches the pages and pieces that show it, what follows from it, or an offer that has it', async () => {
    write('mf-a/src/facts.json', facts(400));
    const { readers, ...reached } = await reach();
    expect(reached).toEqual({
      everywhere: [],
      figures: ['mf-a/basic', 'mf-a/least', 'mf-a/plan'],
      // The first mentions it in its description.
      pages: { 'mf-a/plans': cause, 'shell/home': cause },
      pieces: { 'mf-a': cause },
      workspaces: {},
    });
    expect(readers).toEqual(['shell/src/home/home.tsx', 'mf-a/src/piece/piece.tsx'].map((file) => join(root, file)));
  });

  test('that is not the lowest reaches its own pages alone', async () => {
    write('mf-a/src/facts.json', facts(500, { full: { value: 950, unit: 'USD' } }));
    expect(await reach()).toMatchObject({ figures: ['mf-a/full'], pages: { 'mf-a/prices': cause }, pieces: {} });
  });

  test('reaches nothing if a note alone is another', async () => {
    write('mf-a/src/facts.json', facts(500, { basic: { value: 500, unit: 'USD', note: 'Per month.' } }));
    expect(await reach()).toEqual(nothing);
  });

  test.each<[why: string, change: () => void]>([
    [
      'lists show "title" of mf-a/plans, in which a changed figure stands',
      () => void mockPages.mockReturnValue({ key: 'plans', title: 'Desde {mf-a/least}', description: '' }),
    ],
    [
      'shared-ui/src/words.ts, which all pages share, names a changed figure',
      () => write('shared-ui/src/words.ts', `export const price = 'mf-a/basic';`),
    ],
    ['what pages declare cannot be compared: ', () => write('mf-a/src/facts.json', '{')],
  ])('reaches every page: %s', async (why, change) => {
    write('mf-a/src/facts.json', facts(400));
    change();
    expect((await reach()).everywhere.join()).toContain(why);
  });

  test.each([
    [`text('mf-a/basic')`, true],
    [`"fact:mf-a/basic"`, true],
    ['desde {mf-a/basic} al mes', true],
    [`text('mf-a/basic-pages')`, false],
    ['// mf-a/basic is a price', false],
  ])('is named in %s: %s', (text, isNamed) => expect(namesOneOf(['mf-a/basic'])(text)).toBe(isNamed));
});
