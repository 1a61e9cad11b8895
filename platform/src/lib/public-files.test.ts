import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { leftOutNotes, publicFiles } from './public-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'public-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...keys: string[]): void => {
  for (const key of keys) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), '');
  }
};

test('files for visitors are published; files that programs leave in a folder are left out and named', () => {
  const meant = ['.well-known/security.txt', 'CNAME', 'data/precios.xlsx', 'google12ab.html', 'año « 1 ».txt'];
  const others = [
    '.DS_Store',
    '.env',
    '.git/HEAD',
    '.well-known/.DS_Store',
    'Thumbs.db',
    'data/desktop.ini',
    'data/~$precios.xlsx',
    '__MACOSX/a',
  ];
  put(...meant, ...others);
  symlinkSync('CNAME', join(folder, 'linked'));
  const found = publicFiles(folder);
  expect(found.meant).toEqual(meant.sort());
  // A folder is named, and not each file in it.
  expect(found.leftOut.map(({ key }) => key)).toEqual(
    [...others.map((key) => key.replace(/^(\.git|__MACOSX)\/.*/, '$1')), 'linked'].sort(),
  );
  for (const note of leftOutNotes(folder)) expect(note).toMatch(/^public\/\S+ is not published: \S+/);
});

test('without a folder there is nothing', () => {
  expect(publicFiles(join(folder, 'none'))).toEqual({ meant: [], leftOut: [] });
});
