import { win32 } from 'node:path';
import { siteObjects } from '../deliver/site-objects.ts';
import { contentHash, keyBelow, keysBelow } from './files-below.ts';
import { hashesBelow } from './hashes.ts';

// A disk of Windows. What is tested reads it by `node:path` as Windows has it.
const folder = 'C:\\sitio';
jest.mock('node:path', () => jest.requireActual<{ win32: object }>('node:path').win32);
jest.mock('node:fs/promises', () => ({ readFile: (file: string) => Promise.resolve(Buffer.from(file)) }));
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: () => Buffer.from('{}'),
  readdirSync: (place: string) => {
    const files = ['assets\\mf-plans\\chunk.js', 'assets-0\\a.js', 'index.html', 'data\\videos\\ana.vtt'].map(
      (name) => `C:\\sitio\\${name}`,
    );
    const below = files.filter((file) => file.startsWith(`${place}\\`));
    const isFolder = new Map(
      below
        .map((file) => file.slice(place.length + 1).split('\\'))
        .map(([name = '', ...rest]) => [name, rest.length > 0]),
    );
    return Array.from(isFolder, ([name, isDirectory]) => ({
      ...{ name, parentPath: place, isFile: () => !isDirectory, isDirectory: () => isDirectory },
    }));
  },
}));

/** In the order that they have on every other system: a release is named by its list of files. */
const keys = ['assets-0/a.js', 'assets/mf-plans/chunk.js', 'data/videos/ana.vtt', 'index.html'];

test('keys of files on Windows are those of every other system, in the same order', async () => {
  expect(keysBelow(folder)).toEqual(keys);
  expect(Object.keys(await hashesBelow(folder))).toEqual(keys);
  expect(keyBelow('D:\\a b', 'D:\\a b\\public\\Año\\lista 1.json', win32)).toBe('public/Año/lista 1.json');
});

test('objects that are uploaded from Windows have addresses', () => {
  const map = {
    ...{ environment: 'demo', revision: 1, composer: '', mix: '' },
    ...{ pages: { '/': 'index.html' }, aliases: {}, documents: {}, texts: {}, redirects: {}, embeddable: [] },
  };
  const served = siteObjects(folder, map).map(({ key }) => key);
  expect(served).toContain('assets/mf-plans/chunk.js');
  expect(served.filter((key) => key.includes('\\'))).toEqual([]);
});

test('the hash of sources does not depend on how the system writes their paths', () => {
  const files = ['src\\a.ts', 'src\\b\\c.ts'].map((name) => `${folder}\\${name}`);
  const moved = files.map((file) => file.replace(folder, 'D:\\otro'));
  expect(contentHash(files, folder)).toBe(contentHash(moved, 'D:\\otro'));
});
