import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entriesBelow, keysBelow } from './files-below.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a', 'b.txt'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a link that leads around is an entry, and nothing below it is one', () => {
  symlinkSync(folder, join(folder, 'a', 'around'));
  const names = entriesBelow(folder).map(({ name }) => name);
  expect(names.sort()).toEqual(['a', 'around', 'b.txt']);
  expect(keysBelow(folder)).toEqual(['a/b.txt']);
});

test('of a folder that is not there there are no files', () => {
  expect(keysBelow(join(folder, 'none'))).toEqual([]);
});
