import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { releaseSchema } from '@mosaico/shared-types/schemas';
import { FolderBackend } from '../store/folder-backend.ts';
import { Store } from '../store/store.ts';
import { releaseOf } from '../testing/releases.ts';
import { bounds, bytesAtMost, readAtMost } from './bounds.ts';
import { checkedJson, parseJson } from './read-json.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bounds-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['depth', nested(bounds.depth), nested(bounds.depth + 1), 'has more than 32 lists and objects within one another'],
  ['depth without end', nested(2), nested(200_000), 'has more than 32 lists and objects within one another'],
  [
    'values',
    JSON.stringify(Array(bounds.values).fill(0)),
    JSON.stringify(Array(bounds.values + 1).fill(0)),
    'has more than 200,000 values',
  ],
  [
    'text',
    JSON.stringify({ a: 'x'.repeat(bounds.text) }),
    JSON.stringify({ a: 'x'.repeat(bounds.text + 1) }),
    'has a text of 2,000,001 characters, and may have 2,000,000 (at a)',
  ],
  [
    'keys',
    JSON.stringify({ ['k'.repeat(bounds.key)]: 0 }),
    JSON.stringify({ ['k'.repeat(bounds.key + 1)]: 0 }),
    'has a key of 1,025 characters, and may have 1,024',
  ],
  ['keys of objects', '{"prototype":{"constructor":1}}', '{"a":{"__proto__":{}}}', 'has the key "__proto__"'],
])('JSON has a bound for %s, and what is beyond it is named', (_what, within, beyond, says) => {
  expect(() => parseJson(within, 'casos.json of mf-plans')).not.toThrow();
  expect(() => parseJson(beyond, 'casos.json of mf-plans')).toThrow(`casos.json of mf-plans ${says}`);
  try {
    parseJson(beyond, 'casos.json');
  } catch (error) {
    expect((error as Error).message).toMatch(/Take that out, or put back what was there\.$/);
    expect((error as Error).message.length).toBeLessThan(400);
  }
});

test('no more of a file is read than it may have', async () => {
  const file = join(folder, 'large.json');
  writeFileSync(file, 'x'.repeat(11));
  await expect(readAtMost(file, 11)).resolves.toHaveLength(11);
  await expect(readAtMost(file, 10)).rejects.toThrow(`${file} has more than 10 bytes, and no more of it is read.`);
  // It never ends.
  symlinkSync('/dev/zero', join(folder, 'endless'));
  await expect(readAtMost(join(folder, 'endless'), 1_000)).rejects.toThrow('has more than 1,000 bytes');
});

test('no more of an answer is taken than it may have, and then the connection is let go', async () => {
  let sent = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(100);
      }
    })(),
  );
  await expect(bytesAtMost(endless, 1_000)).resolves.toBeUndefined();
  expect(sent).toBeLessThan(50);
  expect(endless.destroyed).toBe(true);
});

describe('release.json', () => {
  const hash = 'a'.repeat(64);
  const refusal = (files: Record<string, unknown>): string => {
    try {
      checkedJson(releaseSchema, JSON.stringify({ ...releaseOf('mf-plans'), files }), 'release.json of mf-plans');
      return 'taken';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const file = { bytes: 1, sha384: hash };

  test('usual names are taken', () => {
    expect(refusal({ 'client/a.js': file, 'public/data/Año 1/¿qué?.json': file, 'public/a.b/c': file })).toBe('taken');
  });

  test.each([
    '../evil.js',
    '/etc/passwd',
    'client/../../evil.js',
    'client//a.js',
    'client\\a.js',
    'C:/a.js',
    'client/a\0.js',
    'client/./a.js',
    '',
    `client/${'a'.repeat(200)}.js`,
  ])('the name %j is none', (name) => expect(refusal({ [name]: file })).toContain('is not valid'));

  test.each([
    [['public/A.jpg', 'public/a.jpg'], 'are one file on some systems'],
    [['public/a\u00f1o.jpg', 'public/an\u0303o.jpg'], 'are one file on some systems'],
    [['public/a', 'public/A/b.jpg'], 'for which it would be a folder'],
  ])('%j clash', (names, says) => {
    const said = refusal(Object.fromEntries(names.map((name) => [name, file])));
    expect(said).toContain(says);
    expect(said).toContain('rename one of them, then publish again');
  });

  test.each([
    { bytes: -1, sha384: hash },
    { bytes: 1.5, sha384: hash },
    { bytes: 1e15, sha384: hash },
    { bytes: 1, sha384: 'no hash' },
  ])('%j is no file', (each) => expect(refusal({ 'client/a.js': each })).toContain('is not valid'));

  test('more files than anybody publishes are too many', () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`public/${index}`, file]));
    expect(refusal(many)).toContain('must have at most 20000 files');
  });
});

test('a release and a revision that somebody has put into the store are read up to their bounds', async () => {
  const store = new Store(new FolderBackend(folder));
  const backend = new FolderBackend(folder);
  await backend.create('releases/mf-plans/1.0.0/release.json', ' '.repeat(bounds.bytes + 1));
  await backend.create('environments/staging/000001.json', nested(100_000));
  await expect(store.release('mf-plans', '1.0.0')).rejects.toThrow(
    `${join(folder, 'releases/mf-plans/1.0.0/release.json')} has more than 8,000,000 bytes`,
  );
  await expect(store.revision('staging')).rejects.toThrow('has more than 32 lists and objects within one another');
});

test('a mark and a decision of an unused release are read up to their bounds, and named where they are none', async () => {
  const store = new Store(new FolderBackend(folder));
  const backend = new FolderBackend(folder);
  await backend.create('unused/marked/mf-plans@1.0.0.json', '{"at":1}');
  await backend.create('unused/decided/mf-plans@1.0.0.json', nested(100_000));
  const decision = join(folder, 'unused/decided/mf-plans@1.0.0.json');
  await expect(store.unused.all()).rejects.toThrow(`${decision} has more than 32 lists and objects`);
  await backend.delete('unused/decided/mf-plans@1.0.0.json');
  await backend.create('unused/decided/mf-plans@1.0.0.json', '{"kept":"yes","at":1}');
  await expect(store.unused.keep(['mf-plans@1.0.0'])).rejects.toThrow(`${decision} is not valid`);
});
