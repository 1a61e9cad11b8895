import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { designSystem } from '../bundling/shared-packages.ts';
import { rootFolder } from '../repository/workspaces.ts';
import { apiChanges, publicApi } from './public-api.ts';
import { changelogOf, promisedPackages, promiseOf, record } from './recorded-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'mosaico-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = `
export interface CardProps { title: string; badge?: string }
interface TableProps { rows: string[] }
export function Card({ title }: CardProps): string { return title; }
export function Table(props: TableProps): string[] { return props.rows; }
export type Side = 'left' | 'right' | 'middle';
type Look = 'text' | 'plain' | 'loud';
interface Inside { depth: number; shade?: string }
export interface Frame { look: Look; inside: Inside[] }
export const sides: Side[] = ['left'];
export interface Place { where: { at: number; by: string } }
export const words = { from: 'Desde', per: { month: 'al mes' } } as const;
export const inner = (one: number): number => one;
`;

function apiOf(code: string): readonly string[] {
  const file = join(folder, 'index.ts');
  writeFileSync(file, code);
  return publicApi(folder, [file], { strict: true, lib: ['lib.es5.d.ts'], types: [] });
}
const recorded = apiOf(before);
const changesOf = (change: (code: string) => string) => apiChanges(recorded, apiOf(change(before)));

test.each<[what: string, change: (code: string) => string, says: string]>([
  ['an export that is gone', (code) => code.replace('export const inner', 'const inner'), 'inner'],
  ['a property that is gone', (code) => code.replace('; badge?: string', ''), 'CardProps.badge?'],
  ['a property of another type', (code) => code.replace('title: string;', 'title: number;'), 'CardProps.title: string'],
  ['a property that is asked for now', (code) => code.replace('badge?:', 'badge:'), 'CardProps.badge?'],
  [
    'a further property that is asked for',
    (code) => code.replace('rows: string[]', 'rows: string[]; head: string'),
    'Table(0).head: string',
  ],
  [
    'a property inside of one that is asked for',
    (code) => code.replace('at: number', 'at: number; to: string'),
    'Place.where',
  ],
  ['a property inside of one that is gone', (code) => code.replace('; by: string', ''), 'Place.where'],
  ['a word that is gone from a value', (code) => code.replace("from: 'Desde', ", ''), 'words'],
  ['another parameter', (code) => code.replace('(one: number)', '(one: string)'), 'inner: (number) => number'],
  ['a choice less', (code) => code.replace(" | 'right'", ''), 'type Side'],
  ['a choice less of a type that is not exported', (code) => code.replace(" | 'plain'", ''), 'type Look'],
  ['a property that is gone from one', (code) => code.replace('; shade?: string', ''), 'Inside.shade?'],
  [
    'a property that is asked for by one',
    (code) => code.replace('depth: number', 'depth: number; edge: number'),
    'Inside.edge',
  ],
])('%s breaks who relies on it', (_what, change, says) => {
  expect(changesOf(change).breaking.join('\n')).toContain(says);
});

test.each<[what: string, change: (code: string) => string, added: number]>([
  ['a further export', (code) => `${code}export const more = 1;`, 1],
  [
    'a further property that nobody has to give',
    (code) => code.replace('rows: string[]', 'rows: string[]; foot?: string'),
    // Of the type itself, and where it is taken.
    2,
  ],
  ['a further choice', (code) => code.replace(" | 'middle'", " | 'middle' | 'center'"), 1],
  [
    'a further property inside of one, that nobody has to give',
    (code) => code.replace('at: number', 'at: number; to?: { far: boolean }'),
    1,
  ],
  ['a further word in a value', (code) => code.replace("month: 'al mes'", "month: 'al mes', hour: 'por hora'"), 1],
  ['a further type with properties of its own', (code) => `${code}export interface Row { cells: string[] }`, 1],
  [
    'other names of parameters',
    (code) => code.replace('(one: number): number => one', '(two: number): number => two'),
    0,
  ],
  ['another body', (code) => code.replace('return title', "return title + '.'"), 0],
])('%s breaks nobody', (_what, change, added) => {
  const changes = changesOf(change);
  expect(changes).toEqual({ breaking: [], added: expect.arrayContaining([]) as unknown });
  expect(changes.added).toHaveLength(added);
});

/** Read once: reading a package is compiling it. */
const promises = new Map<string, ReturnType<typeof promiseOf>>();
const promisedBy = (name: string): ReturnType<typeof promiseOf> => {
  const promise = promises.get(name) ?? promiseOf(rootFolder(__dirname), name);
  promises.set(name, promise);
  return promise;
};

// What remotes in other repositories are written against. See docs/remotes-elsewhere.md.
test.each(promisedPackages)('%s keeps what it promised, or has another major version', (name) => {
  const { breaking, added, recordedFor, isMajor } = promisedBy(name);
  expect(recordedFor).toBeDefined();
  expect({ breaking: isMajor ? [] : breaking }).toEqual({ breaking: [] });
  // Otherwise nobody would notice when it is gone again. To write it down: npm run api
  expect(added).toEqual([]);
});

test.each(promisedPackages)(
  '%s says in its changelog what is new, and the documentation knows its major version',
  (name) => {
    const root = rootFolder(__dirname);
    const { version, recordedFor } = promisedBy(name);
    expect(version).toBe(recordedFor);
    const [newest] = changelogOf(root, name).filter((line) => line.startsWith('## '));
    expect([`## ${version}`, `## ${version} (unreleased)`]).toContain(newest);
    const page = readFileSync(join(root, 'docs', 'remotes-elsewhere.md'), 'utf8');
    const [, major] = new RegExp(`^\\| \`${name}\` +\\| (\\d+) `, 'm').exec(page) ?? [];
    expect(major).toBe(version.split('.')[0]);
  },
);

describe('a package in another repository', () => {
  const [root, name] = [mkdtempSync(join(tmpdir(), 'mosaico-record-')), designSystem];
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => writeFileSync(join(root, 'shared-ui', file), text);
  const offers = (version: string, changelog: string, code: string): void => {
    write('package.json', JSON.stringify({ name, version, exports: { '.': './index.ts' } }));
    write('CHANGELOG.md', `# ${name}\n\n${changelog}\n`);
    write('index.ts', code);
  };
  beforeAll(() => {
    mkdirSync(join(root, 'shared-ui'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shared-ui'] }));
    // Its platform's configuration asks for less of the language than ours: all of it is read at each record.
    const platform = join(root, 'node_modules', '@mosaico', 'platform');
    mkdirSync(platform, { recursive: true });
    writeFileSync(join(platform, 'package.json'), JSON.stringify({ name: '@mosaico/platform' }));
    const compilerOptions = { strict: true, lib: ['ES5'], types: [] };
    writeFileSync(join(platform, 'tsconfig.base.json'), JSON.stringify({ compilerOptions }));
  });

  test('adds nothing to a version that is out, as much as it likes to one that is not, and breaks with a new major alone', () => {
    const code = (...names: string[]): string => names.map((each) => `export const ${each} = 1 as number;\n`).join('');
    const [one, two, three] = [code('a'), code('a', 'b'), code('a', 'b', 'c')];
    offers('3.0.0', '## 3.0.0', one);
    record(root, name);
    offers('3.0.0', '## 3.0.0', two);
    expect(() => record(root, name)).toThrow(/3\.0\.0 is out, and would promise more:\n +b[^]*new minor version/);
    offers('3.0.1', '## 3.0.1', two);
    expect(() => record(root, name)).toThrow('3.0.1 is out');
    offers('3.1.0', '## 3.1.0 (unreleased)', two);
    record(root, name);
    offers('3.1.0', '## 3.1.0 (unreleased)', three);
    record(root, name);
    offers('3.1.0', '## 3.1.0', `${three}export const d = 1;\n`);
    expect(() => record(root, name)).toThrow('3.1.0 is out');
    offers('3.2.0', '## 3.2.0 (unreleased)', one);
    expect(() => record(root, name)).toThrow('breaks what it promised');
    offers('4.0.0', '## 4.0.0', one);
    record(root, name);
  });
});
