import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compositionOf } from '../testing/compositions.ts';
import { pageOf, releaseOf } from '../testing/releases.ts';
import { nameNotes } from './own-names.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'names-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said where an environment's `public/` has a file of this name. */
function saidOf(key: string): string[] {
  mkdirSync(dirname(join(folder, key)), { recursive: true });
  writeFileSync(join(folder, key), '');
  const plans = releaseOf('mf-plans', { pages: [pageOf('/planes')] });
  return nameNotes(compositionOf([plans], { publicFolder: folder }));
}

test.each([
  ['planes.html', 'is not published: the page /planes wins that name'],
  ['404.html', 'is not published'],
  ['robots.txt', 'is not published'],
  ['sitemap.xml', 'is not published'],
  ['revision.json', 'is not published'],
  ['_headers', 'is not published'],
  ['planes/index.html', 'answers at /planes/index.html alone'],
  ['Planes.html', 'answers at /Planes.html alone'],
  ['assets/logo.png', 'is kept by browsers for a year'],
  ['releases/a.json', 'may not be found'],
  ['sw.js', "is this site's own service worker"],
])('%s: it is said who wins the name', (key, said) => {
  expect(saidOf(key)).toEqual([expect.stringContaining(`public/${key} ${said}`)]);
});

test.each(['favicon.ico', 'data/testimonios.json', 'google12ab.html', '.well-known/security.txt'])(
  '%s is taken without a word',
  (key) => expect(saidOf(key)).toEqual([]),
);

test('two documents of one path are named', () => {
  expect(saidOf('precios/index.html')).toEqual([]);
  expect(saidOf('precios.html')).toEqual([
    expect.stringContaining('public/precios/index.html and public/precios.html both stand at /precios'),
  ]);
});
