import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedMap, writeComposed } from '../testing/composed-folder.ts';
import { siteObjects } from './site-objects.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-objects-'));
  await writeComposed(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const spelled = (path: string): string[] => ['', '.html', '/index', '/index.html'].map((end) => path + end);

test('a page has its path and its spellings, and so have its aliases; what is no part of the site is left out', () => {
  const documents = ['planes', 'plans', 'catalogo/norte', 'ir', 'widget', 'demo/pago'].flatMap(spelled);
  expect(
    siteObjects(folder, composedMap)
      .map(({ key, step }) => `${step}: ${key}`)
      .sort(),
  ).toEqual(
    [
      ...[...documents, 'index', 'index.html', '404.html'].map((key) => `documents: ${key}`),
      'files: assets/shell/shell.abc.js',
      'files: llms.txt',
      'files: planes.md',
      'files: robots.txt',
      'files: sitemap.xml',
      'files: data/lista.json',
      'files: data/cifras.txt',
      'files: .well-known/security.txt',
      'revision: revision.json',
    ].sort(),
  );
});

test('a key has one object: a page has its path, and a document of a folder that is named as a page its own name', () => {
  const place = join(folder, 'planes', 'index.html');
  mkdirSync(join(folder, 'planes'));
  writeFileSync(place, 'of the folder');
  const objects = siteObjects(folder, {
    ...composedMap,
    documents: { ...composedMap.documents, '/planes': 'planes/index.html' },
  });
  rmSync(join(folder, 'planes'), { recursive: true });
  const fileOf = (key: string) => objects.filter((each) => each.key === key).map(({ file }) => file);
  expect(fileOf('planes')).toEqual([expect.stringMatching(/planes\.html/)]);
  expect(fileOf('planes/index.html')).toEqual([place]);
});

test('an object with a gzip variant is sent as that; every object has its type and lifetime', () => {
  const objects = siteObjects(folder, composedMap);
  const script = objects.find(({ key }) => key.endsWith('.js'));
  expect(script?.file.endsWith('shell.abc.js.gz')).toBe(true);
  expect(script?.headers).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
    contentEncoding: 'gzip',
  });
  const list = objects.find(({ key }) => key === 'data/lista.json');
  expect(list?.file.endsWith('data/lista.json')).toBe(true);
  expect(list?.headers).toEqual({ contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' });
});
