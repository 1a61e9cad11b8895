import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compositionOf } from '../../testing/compositions.ts';
import { mediaFindings } from './media.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, begin: string, bytes = begin.length): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, begin, 'latin1');
  truncateSync(file, bytes);
}

test('pictures and videos of public/ that nothing leads to are looked at, and what is wrong with them is noted', async () => {
  put('media/foto.jpg', '\xff\xd8\xff', 26 * 1024 * 1024);
  put('media/fiesta.heic', '\0\0\0\x18ftypheic');
  put('media/señal.webp', 'RIFF    WEBP');
  put('tarifas.pdf', '%PDF', 40 * 1024 * 1024);
  const { problems, notes } = await mediaFindings(
    { releaseFolder: () => Promise.resolve('/nowhere') },
    compositionOf([], { publicFolder: folder }),
  );
  expect(problems).toEqual([]);
  const own = notes.filter((note) => note.startsWith('public/'));
  expect(own).toEqual([
    expect.stringMatching(/^public\/media\/fiesta\.heic of the environment is no picture that every browser shows/),
    expect.stringMatching(/^public\/media\/foto\.jpg of the environment has 26 MB: a phone waits long for it\./),
  ]);
});
