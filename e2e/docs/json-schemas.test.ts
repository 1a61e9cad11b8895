import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { appWorkspaces, rootFolder } from '@mosaico/platform/lib/workspaces';
import { checkedWith, factsFileSchema } from '@mosaico/shared-types/schemas';
import { jsonSchemas } from './json-schemas.ts';

const root = rootFolder(__dirname);
const read = (...names: string[]): string => readFileSync(join(root, ...names), 'utf8');
const json = (...names: string[]): unknown => JSON.parse(read(...names));

/** As an editor checks: what a schema says beside JSON Schema is no fault. */
const validator = (name: string): ValidateFunction =>
  new Ajv({ strict: false, validateFormats: false }).compile(json('platform', 'schemas', name) as object);

test('platform/schemas are those of the schemas that check the files', () => {
  // To write them anew: npm run docs
  for (const [name, text] of Object.entries(jsonSchemas()))
    expect([name, read('platform', 'schemas', name)]).toEqual([name, text]);
});

test("an editor finds the demonstration's files right, and what is misspelt in them wrong", () => {
  const check = validator('site.schema.json');
  const site = json('environments', 'demo', 'site.json') as Record<string, Record<string, unknown>>;
  expect([check(site), check.errors]).toEqual([true, null]);
  expect(check({ ...site, agenci: {} })).toBe(false);
  expect(check({ ...site, agency: { ...site.agency, name: 3 } })).toBe(false);
  for (const name of ['casos', 'testimonios']) {
    const list = json('mf-testimonials', 'public', 'data', `${name}.json`) as object[];
    const checkList = validator(`${name}.schema.json`);
    expect([name, checkList(list), checkList.errors]).toEqual([name, true, null]);
    expect(checkList([{ ...list[0], nombre: 'Ana' }])).toBe(false);
  }
});

const remotes = appWorkspaces(root).filter(({ folder }) => existsSync(join(folder, 'src', 'facts.json')));

test.each(remotes.map(({ name }) => name))('an editor finds the figures of %s right', (name) => {
  const check = validator('facts.schema.json');
  const facts = json(name, 'src', 'facts.json') as { $schema: string };
  expect([check(facts), check.errors]).toEqual([true, null]);
  expect(join(name, 'src', facts.$schema)).toBe(join('platform', 'schemas', 'facts.schema.json'));
});

test.each<[what: string, figure: unknown]>([
  ['a number as text', { value: '500', unit: 'USD' }],
  ['a text as number', { value: 500, unit: 'text' }],
  ['a negative number', { value: -1, unit: 'USD' }],
  ['a range without its end', { value: { least: 1 }, unit: 'days' }],
  ['no unit', { value: 500 }],
  ['an unknown unit', { value: 500, unit: 'EUR' }],
  ['a range of nothing', { value: 500, unit: 'USD', from: true }],
  ['a misspelt key', { value: 500, unit: 'USD', cover: 'todo' }],
  ['the lowest of none', { lowest: [] }],
  ['what is no name', { lowest: ['basic'] }],
])('an editor finds %s wrong, as the build does', (_what, figure) => {
  expect(validator('facts.schema.json')({ basic: figure })).toBe(false);
  expect(() => checkedWith(factsFileSchema, { basic: figure }, 'facts.json')).toThrow('basic');
});

test('an editor finds a key of a figure wrong that is no kebab-case', () => {
  expect(validator('facts.schema.json')({ basicPrice: { value: 500, unit: 'USD' } })).toBe(false);
});

test('an editor says what each key of the site configuration is for', () => {
  const { properties } = json('platform', 'schemas', 'site.schema.json') as {
    properties: Record<string, { description?: string }>;
  };
  const keys = Object.keys(properties).filter((key) => key !== '$schema');
  expect(keys.filter((key) => !properties[key]?.description)).toEqual([]);
});

test('Visual Studio Code knows the schema of each file, of which two are lists and cannot name theirs', () => {
  const settings = json('.vscode', 'settings.json') as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const schemas = settings['json.schemas'].map(({ fileMatch, url }) => [fileMatch, url]);
  expect(schemas).toEqual([
    [['environments/*/site.json'], './platform/schemas/site.schema.json'],
    [['**/src/facts.json'], './platform/schemas/facts.schema.json'],
    [['**/public/data/casos.json'], './platform/schemas/casos.schema.json'],
    [['**/public/data/testimonios.json'], './platform/schemas/testimonios.schema.json'],
  ]);
});
