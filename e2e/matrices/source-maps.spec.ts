import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { expect, test } from '../support/site.ts';
import { testContext } from '../support/work.ts';

const { store, root } = testContext();
/** Version by workspace. The list of tests is made before there is a site. */
const releases: Readonly<Record<string, string>> = await store.revision('demo').then(
  (revision) => revision.releases,
  () => ({}),
);

/** Where a text stands: lines from 1, columns from 0, as source maps count. */
function positionOf(text: string, part: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(part)).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}

test('no script that visitors load names a source map, and no host has one', async ({ request }) => {
  expect(Object.keys(releases).length).toBeGreaterThan(5);
  for (const [workspace, version] of Object.entries(releases)) {
    const client = join(await store.releaseFolder(workspace, version), 'client');
    const names = readdirSync(client);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    const scripts = names.filter((name) => name.endsWith('.js'));
    for (const name of scripts)
      expect(readFileSync(join(client, name), 'utf8'), name).not.toContain('sourceMappingURL=');
    const folder = (await store.sourceMaps(workspace, version)) ?? '';
    const maps = readdirSync(folder);
    for (const map of maps)
      expect(readFileSync(join((await store.sourceMaps(workspace, version)) ?? '', map), 'utf8'), map).not.toContain(
        root,
      );
    // A script without any module of ours has none.
    expect(scripts).toEqual(expect.arrayContaining(maps.map((name) => name.replace(/\.map$/, ''))));
    const [map = ''] = maps;
    expect((await request.get(`/assets/${workspace}/${map}`)).status()).toBe(404);
  }
});

for (const [workspace, file, words] of [
  ['mf-plans', 'mf-plans/src/maintenance-plans/content.ts', undefined],
  ['shell', 'shell/src/search/list-copy.ts', 'No se encontraron resultados'],
] as const)
  test(`a position in a script of ${workspace} leads to file and line`, async () => {
    const version = releases[workspace] ?? '';
    const source = readFileSync(join(root, file), 'utf8');
    const text = words ?? /'([\p{L} ]{25,})[^']*'/u.exec(source)?.[1] ?? '';
    expect(text).not.toBe('');
    const client = join(await store.releaseFolder(workspace, version), 'client');
    const maps = (await store.sourceMaps(workspace, version)) ?? '';
    const found = readdirSync(client)
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, code: readFileSync(join(client, name), 'utf8') }))
      .filter(({ code }) => code.includes(text))
      .map(({ name, code }) => {
        const map = JSON.parse(readFileSync(join(maps, `${name}.map`), 'utf8')) as EncodedSourceMap;
        for (const each of map.sources) expect(each).not.toMatch(/^\/|^\.\.|:\//);
        return originalPositionFor(new TraceMap(map), positionOf(code, text));
      });
    expect(found).toContainEqual(expect.objectContaining({ source: file, line: positionOf(source, text).line }));
  });
