import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicDataSchemas } from '@mosaico/shared-types/schemas';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { configurationReference } from './configuration-reference.ts';

test('docs/configuration.md says of every key what it is for and what it must be, as the schema does', () => {
  const written = readFileSync(join(rootFolder(__dirname), 'docs', 'configuration.md'), 'utf8');
  // To write it anew: npm run docs
  expect(configurationReference()).toBe(written);
  expect(written).toContain('`allow.scripts`: Origins that scripts may come from. May be left out.');
  expect(written).toContain(
    '`referrers[].slug`: In the address: `/catalogo-norte`. It must be a slug (a-z, 0-9 and -).',
  );
});

const root = rootFolder(__dirname);
const textOf = (...names: string[]): string => readFileSync(join(root, ...names), 'utf8');

test('every variable that a command or a test reads is named', () => {
  const told = [...configurationReference().matchAll(/^- `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const sources = ['platform/src', 'platform/bin', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(m?ts|mjs)$/.test(file) && !/node_modules|\.test\.|testing\//.test(file))
      .map((file) => textOf(folder, file)),
  );
  const read = sources.flatMap((text) =>
    [...text.matchAll(/(?:env\.|\.env\(\s*'|')((?:MOSAICO|E2E)_[A-Z_]+|AXE|PORT|CHROME_PATH)\b/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(read)).toEqual(new Set(told));
});

const all = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Names of all keys that a schema knows, at any depth. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, item, wrapped, pipe, options } = schema as Record<string, unknown>;
  // The first of a pipe is a schema, what follows is asked of it.
  const inside = [item, wrapped, all(pipe)[0], ...all(options)].filter((each) => each !== schema);
  const own = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  return [...own.flatMap(([key, value]) => [key, ...keysOf(value)]), ...inside.flatMap(keysOf)];
}

test('environments/README.md names every key of the data files', () => {
  const written = textOf('environments', 'README.md');
  for (const schema of Object.values(publicDataSchemas)) {
    const keys = new Set(keysOf(schema));
    expect(keys.size).toBeGreaterThan(8);
    for (const key of keys) expect(written).toMatch(new RegExp(`[\`"]${key}[\`"]`));
  }
});
