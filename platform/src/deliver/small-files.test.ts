import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmallFiles } from './small-files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'small-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

test('a small file is read once; one that is replaced or taken away is so at once', async () => {
  const files = new SmallFiles();
  const file = written('a.html', 'one');
  const first = await files.get(file);
  expect(first?.bytes.toString()).toBe('one');
  expect((await files.get(file))?.bytes).toBe(first?.bytes);
  written('a.html', 'two');
  utimesSync(file, 1, 1);
  const second = await files.get(file);
  expect(second?.bytes.toString()).toBe('two');
  expect(second?.etag).not.toBe(first?.etag);
  rmSync(file);
  expect(await files.get(file)).toBeUndefined();
});

test('what is large, or no file, is left to others', async () => {
  const files = new SmallFiles();
  expect(await files.get(written('video.mp4', Buffer.alloc(600_000)))).toBeUndefined();
  expect(await files.get(folder)).toBeUndefined();
});

test('what is kept is bounded', async () => {
  const files = new SmallFiles();
  const first = written('0.js', Buffer.alloc(500_000));
  const bytes = (await files.get(first))?.bytes;
  for (let each = 1; each < 80; each += 1) await files.get(written(`${each}.js`, Buffer.alloc(500_000)));
  // It was let go of, and is read again.
  expect((await files.get(first))?.bytes).not.toBe(bytes);
});
