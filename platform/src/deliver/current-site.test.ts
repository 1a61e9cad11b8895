import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteMapFile } from '../site/site-map.ts';
import { composedMap, documentTitled, writeComposed } from '../testing/composed-folder.ts';
import { CurrentSite } from './current-site.ts';
import { serve, type Serving } from './serve.ts';

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
let work: string;
let sites: string;
let serving: Serving | undefined;

beforeEach(async () => {
  said.mockClear();
  work = mkdtempSync(join(tmpdir(), 'current-'));
  sites = join(work, 'demo');
  await composed(1);
  await composed(2);
  point('000002');
});
afterEach(async () => {
  await serving?.stop();
  serving = undefined;
  rmSync(work, { recursive: true, force: true });
});

const folderOf = (revision: number): string => join(sites, String(revision).padStart(6, '0'));
const composed = (revision: number, changes: Record<string, string> = {}): Promise<void> =>
  writeComposed(folderOf(revision), { 'planes.html': documentTitled(`Revisión ${revision}`), ...changes });

/** Makes `current` lead there, as a promotion does. */
function point(target: string): void {
  symlinkSync(target, join(work, 'link'));
  renameSync(join(work, 'link'), join(sites, 'current'));
}

async function ask(
  path = '/planes',
): Promise<{ status: number; title: string; text: string; retryAfter: string | null }> {
  serving ??= await serve(sites, 0);
  const answer = await fetch(serving.address + path, { headers: { connection: 'close' } });
  const text = await answer.text();
  const title = /<title>(.*?)<\/title>/.exec(text)?.[1] ?? '';
  return { status: answer.status, title, text, retryAfter: answer.headers.get('retry-after') };
}

const remove = (name: string): void => rmSync(join(sites, name), { recursive: true });
const removePage = (): void => ['', '.br', '.gz'].forEach((ending) => remove(`000002/planes.html${ending}`));
const writeMap = (text: string): void => writeFileSync(join(folderOf(2), siteMapFile), text);
const damagedMaps = [
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '5',
  JSON.stringify({ ...composedMap, pages: { '/': 7 } }),
  JSON.stringify({ ...composedMap, aliases: 'none' }),
  JSON.stringify({ ...composedMap, pages: {} }),
  JSON.stringify(composedMap).slice(0, 300),
].map((map): [string, () => void] => [`its site map is ${map.slice(0, 20)}`, () => writeMap(map)]);

/** What happened, while the site was served or before. */
const troubles: [what: string, happen: () => void, shown: { served: number; started: number }][] = [
  ['the composition is gone', () => remove('000002'), { served: 1, started: 1 }],
  ['its site map is gone', () => remove(`000002/${siteMapFile}`), { served: 1, started: 1 }],
  ['a page is gone', () => removePage(), { served: 1, started: 1 }],
  ['"current" is gone', () => remove('current'), { served: 2, started: 2 }],
  ['"current" leads to nothing', () => point('000009'), { served: 2, started: 2 }],
  ['"current" leads out', () => point('../../../../../etc'), { served: 2, started: 2 }],
  ...damagedMaps.map(([what, happen]) => [what, happen, { served: 2, started: 1 }] as (typeof troubles)[number]),
];

test.each(troubles)('%s while it is served: a whole site goes on', async (_what, happen, { served }) => {
  expect((await ask()).title).toBe('Revisión 2');
  happen();
  expect(await ask()).toMatchObject({ status: 200, title: `Revisión ${served}` });
  expect((await ask('/')).status).toBe(200);
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/is served meanwhile\. .*stop this server and start it again/),
  );
});

test.each(troubles)('%s when the server starts: the newest whole site is there', async (_what, happen, { started }) => {
  happen();
  expect(await ask()).toMatchObject({ status: 200, title: `Revisión ${started}` });
  expect(said).toHaveBeenCalledTimes(1);
});

test('a promotion after the trouble is shown', async () => {
  await ask();
  remove('000002');
  expect((await ask()).title).toBe('Revisión 1');
  await composed(3);
  point('000003');
  expect((await ask()).title).toBe('Revisión 3');
});

test('a promotion counts with the next request, and nobody sees something of both', async () => {
  await ask();
  for (const revision of [1, 2, 1, 2]) {
    const meanwhile = Promise.all(Array.from({ length: 20 }, () => ask()));
    point(`00000${revision}`);
    expect((await ask()).title).toBe(`Revisión ${revision}`);
    for (const { status, text } of await meanwhile) {
      expect(status).toBe(200);
      expect([documentTitled('Revisión 1'), documentTitled('Revisión 2')]).toContain(text);
    }
  }
  expect(said).not.toHaveBeenCalled();
});

test('a composition that could not be read for a moment is tried again', async () => {
  const map = join(folderOf(2), siteMapFile);
  const [text, { atime, mtime }] = [readFileSync(map, 'utf8'), statSync(map)];
  const current = new CurrentSite(sites, 50);
  writeMap('');
  utimesSync(map, atime, mtime);
  expect((await current.get())?.folder).toBe(folderOf(1));
  writeMap(text);
  utimesSync(map, atime, mtime);
  while ((await current.get())?.folder !== folderOf(2)) await new Promise((next) => setTimeout(next, 10));
  expect(said).toHaveBeenCalledTimes(1);
});

test('a composition that is made anew is shown again', async () => {
  await ask();
  remove('000002');
  expect((await ask()).title).toBe('Revisión 1');
  await composed(2);
  expect((await ask()).title).toBe('Revisión 2');
});

test('the site that takes its place may go, too: in the end visitors read a sentence in their language', async () => {
  await ask();
  remove('000002');
  expect((await ask()).title).toBe('Revisión 1');
  remove('000001');
  for (const path of ['/', '/planes', '/no-existe', '/assets/shell/shell.abc.js']) {
    const { status, text, retryAfter } = await ask(path);
    expect([status, text, retryAfter]).toEqual([
      503,
      'El sitio no está disponible en este momento. Vuelve a intentarlo en unos minutos.',
      '60',
    ]);
  }
});

test('where no composition is whole, the pages of the current one that are there answer', async () => {
  remove('000001');
  removePage();
  expect((await ask('/catalogo/norte')).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 404, title: 'No existe' });
});

test.each(['../../secret.html', '/etc/passwd', '../000001/planes.html', 'assets/../../../secret.html'])(
  'a map that names %s leads nobody there',
  async (file) => {
    writeFileSync(join(work, 'secret.html'), 'secret');
    writeMap(JSON.stringify({ ...composedMap, pages: { ...composedMap.pages, '/planes': file } }));
    // Such a map is a damaged one: the whole composition beside it is served.
    expect(await ask()).toMatchObject({ status: 200, title: 'Revisión 1' });
  },
);
