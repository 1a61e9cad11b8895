import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SourceMaps } from './source-maps.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'maps-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where column 5 of the first line of a script comes from, whose map has this text. */
function sourceBy(map: string) {
  writeFileSync(join(folder, 'page.js.map'), map);
  const maps = new SourceMaps({ sourceMaps: () => Promise.resolve(folder) });
  return maps.sourceOf({ workspace: 'mf-plans', release: '1.0.0', file: 'page.js', line: 1, column: 5 });
}
const mapOf = (mappings: unknown): string =>
  JSON.stringify({ version: 3, names: [], sources: ['mf-plans/src/page.tsx'], mappings });

test('a position is found in its source', async () => {
  expect(await sourceBy(mapOf([[[0, 0, 40, 0]]]))).toEqual({ source: 'mf-plans/src/page.tsx', line: 41 });
});

test.each([
  ['half a file', '{"version":3'],
  ['no map', 'null'],
  ['a source that is not there', mapOf('AgBA')],
  ['mappings of another kind', mapOf(7)],
])('%s gives no line, and throws nothing', async (_, map) => {
  expect(await sourceBy(map)).toBeUndefined();
});
