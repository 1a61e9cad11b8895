import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { appWorkspaces, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { builtButForData, builtVersion, dataOf, filesRead, keepInputs, refuseChanged } from './inputs.ts';

// Jest has no imports of data.
jest.mock('./declared.ts', () => ({
  dataFiles: ['facts.json'],
  declarationFiles: [],
  declarationSources: () => Promise.resolve([]),
}));

let root: string;
let workspace: Workspace;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['mf-a'] }));
  write('mf-a/src/page.tsx', 'export default 1;\nexport const a = 2;\n');
  write('mf-a/public/data/list.json', '[]');
  const manifest = { name: 'mf-a', version: '1.0.0' };
  workspace = { name: 'mf-a', folder: join(root, 'mf-a'), role: 'remote', port: 8082, manifest };
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string): string => join(root, name);
function write(name: string, content: string): void {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}
/** As a build leaves it that has read these files, the last of which it did not find. */
function built(version: string): void {
  write(`.mosaico/builds/mf-a/${version}/release.json`, '{}');
  keepInputs(workspace, version, { files: files(), data: [at('mf-a/src/facts.json')] });
}
const listOf = (version: string): string =>
  `.mosaico/builds/mf-a/${readdirSync(at('.mosaico/builds/mf-a')).find((name) => name.startsWith(`${version}.`)) ?? ''}`;
const files = (): string[] =>
  [
    'mf-a/src/page.tsx',
    'mf-a/public/data/list.json',
    `mf-a/public${sep}`,
    'mf-a/src/facts.json',
    'mf-a/src/slots.ts',
  ].map(at);

test('an unchanged workspace is not built again', () => {
  expect(builtVersion(workspace)).toBeUndefined();
  built('1.0.0-s1');
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
});

test.each<[what: string, change: () => void]>([
  ['a file that says something else', () => write('mf-a/src/page.tsx', 'export default 2;\nexport const a = 2;\n')],
  ['a file that is deleted', () => rmSync(at('mf-a/src/page.tsx'))],
  ['a file that was looked for in vain, and is there now', () => write('mf-a/src/slots.ts', 'export default {};')],
  ['a further file in a folder of which all is taken', () => write('mf-a/public/data/more.json', '[]')],
  ['a build that is gone', () => rmSync(at('.mosaico/builds/mf-a/1.0.0-s1'), { recursive: true })],
  ['a list that is damaged', () => write(listOf('1.0.0-s1'), '{"version":"1.0.0-s1","at":')],
])('%s makes a build necessary', (_what, change) => {
  built('1.0.0-s1');
  change();
  expect(builtVersion(workspace)).toBeUndefined();
});

test('where figures alone are others, the files of the newest such build serve', () => {
  built('1.0.0-s1');
  write('mf-a/src/facts.json', '{}');
  expect(builtVersion(workspace)).toBeUndefined();
  expect(builtButForData(workspace)?.version).toBe('1.0.0-s1');
  write('mf-a/src/page.tsx', 'export default 2;\n');
  expect(builtButForData(workspace)).toBeUndefined();
});

test('figures that a module imports are more than data', () => {
  const facts = at('mf-a/src/facts.json');
  const of = (...fileDependencies: string[]) =>
    dataOf(workspace, [{ fileDependencies, missingDependencies: [], contextDependencies: [] }]);
  expect(of(at('mf-a/src/page.tsx'))).toEqual([facts]);
  expect(of(at('mf-a/src/page.tsx'), facts)).toEqual([]);
});

test.each<[what: string, change: () => void]>([
  ['another time', () => utimesSync(at('mf-a/src/page.tsx'), new Date(), new Date(0))],
  [
    'line ends of Windows',
    () => write('mf-a/src/page.tsx', readFileSync(at('mf-a/src/page.tsx'), 'utf8').replaceAll('\n', '\r\n')),
  ],
  ['a file that no build reads', () => write('mf-a/src/page.test.tsx', 'it();')],
])('%s makes none necessary', (_what, change) => {
  built('1.0.0-s1');
  change();
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
});

test("the platform counts by its sources, whatever its bundle's files are called", async () => {
  const own = rootFolder(__dirname);
  const [remote] = appWorkspaces(own).filter(({ role }) => role === 'remote');
  if (!remote) throw new Error('There is no remote.');
  const loader = join(own, 'platform', 'dist', 'content-loader.js');
  const picture = join(remote.folder, 'src', 'picture.svg');
  const compilation = { fileDependencies: [loader, picture], missingDependencies: [], contextDependencies: [] };
  const read = await filesRead(remote, [compilation], []);
  expect(read).not.toContain(loader);
  expect(read).toEqual(expect.arrayContaining([picture, join(own, 'platform', 'src', 'build', 'content-loader.ts')]));
});

test('a file that is written during the build is refused by name; a clock that is ahead refuses nothing', () => {
  const begin = Date.now() - 60_000;
  for (const file of ['mf-a/src/page.tsx', 'mf-a/public/data/list.json']) utimesSync(at(file), new Date(), new Date(0));
  expect(() => refuseChanged(workspace, files(), begin)).not.toThrow();
  utimesSync(at('mf-a/src/page.tsx'), new Date(), new Date(Date.now() + 3_600_000));
  expect(() => refuseChanged(workspace, files(), begin)).not.toThrow();
  write('mf-a/src/slots.ts', 'export default {};');
  expect(() => refuseChanged(workspace, files(), begin)).toThrow(
    /^mf-a was changed while it was built \(mf-a\/src\/slots\.ts\): .* Build it again\.$/,
  );
});

test('sources that are as in an earlier build get that build again', () => {
  built('1.0.0-s1');
  const before = readFileSync(at('mf-a/src/page.tsx'), 'utf8');
  write('mf-a/src/page.tsx', 'export default 3;\n');
  built('1.0.0-s2');
  expect(builtVersion(workspace)).toBe('1.0.0-s2');
  write('mf-a/src/page.tsx', before);
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
  // A comment gives the same release.
  write('mf-a/src/page.tsx', `// A comment.\n${before}`);
  built('1.0.0-s1');
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
  write('mf-a/src/page.tsx', before);
  expect(builtVersion(workspace)).toBe('1.0.0-s1');
});
