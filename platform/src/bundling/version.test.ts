import { meaningOf, packagesIn } from './version.ts';

describe('what a file means to a release', () => {
  const same = (file: string, one: string, other: string): boolean =>
    meaningOf(file, one).toString() === meaningOf(file, other).toString();

  test.each([
    ['a comment', 'a.ts', 'export const a = 1;', '/** One. */\nexport const a = 1; // 1'],
    [
      'the layout',
      'a.tsx',
      'export const A = () => <b title="a">{1}</b>;',
      'export const A = () => (\n  <b\n    title="a">{1}</b>\n);',
    ],
    ['a type', 'a.ts', 'export const a = 1;', 'interface A {}\nexport const a: number = 1;'],
    ['a comment in a module of Node', 'a.mjs', 'export default 1;', '// One.\nexport default 1;'],
    ['a comment in a style sheet', 'a.module.css', '.a { order: 1; }', '/* One. */\n.a {\n  order: 1;\n}'],
    ['how data is written', 'a.ts', "export default { a: 'x' };", 'export default {\n  a: "x",\n};'],
  ])('is not changed by %s', (_what, file, one, other) => {
    expect(same(file, one, other)).toBe(true);
  });

  test.each([
    ['another value', 'a.ts', 'export const a = 1;', 'export const a = 2;'],
    ['another name', 'a.ts', 'export const a = 1;', 'export const b = 1;'],
    ['another text', 'a.tsx', 'export const A = () => <b>Hola</b>;', 'export const A = () => <b>Adiós</b>;'],
    ['a comment in what is no code', 'a.json', '{}', '{ }'],
  ])('is changed by %s', (_what, file, one, other) => {
    expect(same(file, one, other)).toBe(false);
  });

  test('of a package.json is its name, version, dependencies and what may be shaken off', () => {
    const manifest = { name: 'mf-a', version: '1.0.0', dependencies: { react: '^19.0.0' } };
    const written = (more: object): string => JSON.stringify({ ...manifest, ...more });
    const file = 'mf-a/package.json';
    expect(meaningOf(file, written({}))).toBe(JSON.stringify(manifest));
    expect(
      same(file, written({}), written({ description: 'Plans.', scripts: {}, devDependencies: { jest: '1' } })),
    ).toBe(true);
    expect(same(file, written({}), written({ version: '1.0.1' }))).toBe(false);
    expect(same(file, written({}), written({ sideEffects: false }))).toBe(false);
    expect(same(file, written({}), written({ dependencies: { react: '^20.0.0' } }))).toBe(false);
  });

  test('of anything else is its very bytes', () => {
    const bytes = Buffer.from([0, 159, 146, 150]);
    expect(meaningOf('foto.webp', bytes)).toBe(bytes);
  });
});

test('installed packages are those of the lockfile, by folder, with what tells their content', () => {
  const lockfile = JSON.stringify({
    packages: {
      '': { name: 'all', workspaces: ['mf-a'] },
      'mf-a': { version: '1.0.0', dependencies: { react: '^19.0.0' } },
      'node_modules/mf-a': { resolved: 'mf-a', link: true },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a', resolved: 'https://x', license: 'MIT' },
      'node_modules/@mui/material/node_modules/react-is': { version: '19.0.0', dev: true },
    },
  });
  expect(packagesIn(lockfile)).toEqual({
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/@mui/material/node_modules/react-is': { version: '19.0.0' },
  });
  expect(packagesIn('{}')).toEqual({});
});
