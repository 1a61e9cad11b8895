import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
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
    [['**/public/data/casos.json'], './platform/schemas/casos.schema.json'],
    [['**/public/data/testimonios.json'], './platform/schemas/testimonios.schema.json'],
  ]);
});
