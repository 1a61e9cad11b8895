import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles, reachOf, type Reach } from './changed.ts';

// A declaration is imported from a text, which Jest's modules cannot be.
jest.mock('./declared.ts', () => ({
  declarationFiles: ['pages.ts', 'facts.json'],
  declaredPages: () =>
    Promise.resolve([
      { key: 'plans', screen: './plans/page.tsx' },
      { key: 'prices', screen: './prices/page.tsx' },
    ]),
  declaredSlots: () => Promise.resolve({ 'a/piece': './piece/piece.tsx' }),
}));

let root: string;
beforeEach(() => {
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
const reach = async (): Promise<Reach> => reachOf(root, changedFiles(root, 'main'));
const nothing: Reach = { everywhere: [], pages: {}, pieces: {}, workspaces: {} };

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
  expect(() => changedFiles(root, 'nobody')).toThrow('There is no commit "nobody" here. Fetch it');
  expect(() => changedFiles(root, '--help')).toThrow('There is no commit "--help" here.');
  git('checkout', '--quiet', '--orphan', 'apart');
  write('README.md', 'Another history.');
  commit();
  expect(() => changedFiles(root, 'main')).toThrow('"main" and what is checked out have no commit in common.');
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root, 'main')).toThrow(`${root} is in no git repository`);
});
