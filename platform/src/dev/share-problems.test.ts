import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumeOf, releaseOf } from '../testing/releases.ts';
import { shareProblems } from './share-problems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shares-'));
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['shell', 'mf-plans'] }));
  for (const name of ['shell', 'mf-plans']) {
    write(`${name}/webpack.config.mjs`, '');
    write(`${name}/package.json`, manifestWith('^19.0.0'));
  }
  mkdirSync(join(root, 'node_modules', '@mosaico', 'shared-ui'), { recursive: true });
  write('node_modules/@mosaico/shared-ui/package.json', '{"name":"@mosaico/shared-ui","version":"1.0.0"}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), content);
}

const manifestWith = (react: string): string =>
  JSON.stringify({ name: 'some', version: '1.0.0', dependencies: { react } });

const shell = releaseOf('shell', {
  shared: { provides: [{ key: 'react', version: '19.3.0', eager: true, exports: [] }], consumes: [] },
});
const asking = (range: string) =>
  releaseOf('mf-plans', { shared: { provides: [], consumes: [consumeOf('react', { range })] } });

test('what is asked for is what package.json says now, whatever it said when it was compiled', () => {
  expect(shareProblems(root, [shell, asking('^17.0.0')], [])).toEqual([]);
  write('mf-plans/package.json', manifestWith('^17.0.0'));
  expect(shareProblems(root, [shell, asking('^19.0.0')], [])).toEqual([
    {
      file: 'mf-plans/package.json',
      text: expect.stringContaining('needs react ^17.0.0: the shell has 19.3.0') as string,
    },
  ]);
});

test('a published release is held against the shell, too', () => {
  expect(shareProblems(root, [shell], [asking('^17.0.0')])).toEqual([
    { text: expect.stringContaining('mf-plans@1.0.0 needs react ^17.0.0') as string },
  ]);
});

test('a package.json that is not JSON is a problem by itself', () => {
  write('mf-plans/package.json', '{');
  expect(shareProblems(root, [shell, asking('^19.0.0')], [])).toEqual([
    { text: expect.stringContaining('mf-plans/package.json is not JSON') as string },
  ]);
});
