import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Meaning from './meaning.ts';
import { meaningMarks, meaningOf } from './meaning.ts';

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

describe('marks of what files mean', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'meaning-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const kept = (): string => join(root, '.mosaico', 'sources', 'meanings.json');
  const write = (content: string, name = 'a.ts'): string => {
    writeFileSync(join(root, name), content);
    return join(root, name);
  };
  /** As a process tells it that begins now. */
  const told = (...files: string[]): string[] => {
    let marks: string[] = [];
    jest.isolateModules(() => {
      const module = jest.requireActual<typeof Meaning>('./meaning.ts');
      marks = module.meaningMarks(root, files);
    });
    return marks;
  };

  test('change with what a file means, in this process and in the next, and not with how it is written', () => {
    const file = write('export const a = 1;');
    const [before] = meaningMarks(root, [file]);
    write('export const a = 1; // One.');
    expect(meaningMarks(root, [file])).toEqual([before]);
    expect(told(file)).toEqual([before]);
    write('export const a = 2;');
    expect(meaningMarks(root, [file])).not.toEqual([before]);
    expect(told(file)).not.toEqual([before]);
    write('export const a = 1;');
    expect(told(file)).toEqual([before]);
  });

  test('are those of the kind of file that it is, and stand in the order of the files', () => {
    const files = [write('.a { order: 1 }', 'a.txt'), write('.a { order: 1 }', 'a.css'), write('.b{}', 'b.css')];
    const marks = meaningMarks(root, files);
    expect(new Set(marks).size).toBe(3);
    expect(told(...[...files].reverse())).toEqual([...marks].reverse());
  });

  test('are told once: what another process has kept counts', () => {
    const file = write('export const a = 1;');
    const [before = ''] = told(file);
    writeFileSync(kept(), readFileSync(kept(), 'utf8').replace(before, 'keptbefore'));
    expect(told(file)).toEqual(['keptbefore']);
  });

  test('are told anew where another compiler told them, or half of them was kept', () => {
    const file = write('export const a = 1;');
    const [before = ''] = told(file);
    const whole = readFileSync(kept(), 'utf8').replace(before, 'keptbefore');
    for (const odd of [whole.replace(/"key":"\w+"/, '"key":"another"'), whole.slice(0, -9), '[]', '{"marks":1}']) {
      writeFileSync(kept(), odd);
      expect(told(file)).toEqual([before]);
    }
  });

  test('of what does not compile are not told, and nothing is left half written', () => {
    mkdirSync(join(root, '.mosaico', 'sources'), { recursive: true });
    const file = write('export const = 1;');
    expect(() => meaningMarks(root, [file])).toThrow();
    expect(readdirSync(join(root, '.mosaico', 'sources'))).toEqual([]);
  });
});
