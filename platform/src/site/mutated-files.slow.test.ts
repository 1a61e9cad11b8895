import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { rootFolder } from '../lib/workspaces.ts';
import { folderStore } from '../store/stores.ts';
import { siteOf } from '../testing/site.ts';
import { textsOf } from '../testing/texts.ts';
import { publicDataOf } from './resolve/public-data.ts';

// Whatever becomes of a file that people write, it is taken as it was written, or refused in words that say where and what to do.
const runs = { numRuns: 300 };
const root = rootFolder(__dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const site = read('environments/demo/site.json');
const testimonials = read('mf-testimonials/public/data/testimonios.json');
const cases = read('mf-testimonials/public/data/casos.json');
const captions = read('mf-testimonials/public/data/videos/cliente-01.vtt');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutated-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: string | Buffer): void {
  const path = join(folder, 'environment', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** What people's programs, fingers and clipboards leave in a file. */
const litter = fc.oneof(
  fc.constantFrom(
    ...['\ufeff', '\0', '\u200b', '\u202e', '\ufffd', '\r', '\n', '\t', '\u00a0', '\u2028', '\b', '\x7f'],
    ...[
      ',',
      ',,',
      '//',
      '/* */',
      '#',
      '“',
      '”',
      "'",
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      '<',
      '-->',
      'NOTE',
      '{\\rtf1',
      'PK\x03\x04',
    ],
    ...[
      'ñ',
      '👩',
      '\ud800',
      'NaN',
      '1e999',
      '\\u0000',
      '\\u202e',
      '\\ud800',
      'WEBVTT',
      '<script>',
      '__proto__',
      'null',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const bytes = fc.oneof(
  litter.map((text) => Buffer.from(text)),
  fc.uint8Array({ minLength: 1, maxLength: 4 }).map((all) => Buffer.from(all)),
);
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(6), add: bytes });

/** A file after some edits that know nothing of what it says, or in the bytes of another program. */
const byBytes = (text: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) =>
        edits.reduce((file, { at, drop, add }) => {
          const from = Math.floor(at * file.length);
          return Buffer.concat([file.subarray(0, from), add, file.subarray(from + drop)]);
        }, Buffer.from(text)),
      ),
    },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map((encoding) => Buffer.from(text, encoding)),
    },
  );

type Json = Record<string, unknown>;

/** Every key in a value, with the object or the list that it is of. */
const keysIn = (value: unknown): [owner: Json, key: string][] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => [[value as Json, key], ...keysIn((value as Json)[key])] as [Json, string][])
    : [];

const value = fc.oneof(
  litter,
  fc.jsonValue(),
  fc.constantFrom(
    ...[
      'javascript:alert(1)',
      'http://a.example',
      '//a.example',
      'https://a&b<c>"',
      'https://youtu.be/x',
      '/a.mp4 ',
      ' ',
      'á'.repeat(3_000),
    ],
    ...[-1, 0.5, null, true, [], {}],
  ),
);

/** The same after some changes of what single keys hold, or are called. */
const byFields = (text: string): fc.Arbitrary<Buffer> =>
  fc
    .array(
      fc.record({ at: fc.nat(), value, kind: fc.constantFrom('set', 'add', 'delete', 'rename'), letters: litter }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((changes) => {
      const file = JSON.parse(text) as unknown;
      for (const { at, value: next, kind, letters } of changes) {
        const keys = keysIn(file);
        const [owner, key] = keys[at % Math.max(keys.length, 1)] ?? [{}, ''];
        const before = owner[key];
        if (kind === 'delete' || kind === 'rename') Reflect.deleteProperty(owner, key);
        if (kind === 'rename') owner[`${key}${letters}`] = before;
        if (kind === 'set') owner[key] = next;
        if (kind === 'add') owner[key] = typeof before === 'string' ? `${before}${letters}` : next;
      }
      return Buffer.from(JSON.stringify(file, null, 2));
    });

/** The times, words and lines of captions, changed. */
const captionsByFields: fc.Arbitrary<Buffer> = fc
  .array(
    fc.record({
      at: fc.nat(),
      line: fc.oneof(litter, fc.constantFrom('', '00:00:01,000 --> 00:00:02,000', '1', 'Hola <b', '9:9 --> 8:8')),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((changes) => {
    const lines = captions.split('\n');
    for (const { at, line } of changes) lines[at % lines.length] = line;
    return Buffer.from(lines.join('\n'));
  });

/** What no message for editors may contain. */
const raw = /\n\s+at |Invalid |Expected |received|Unexpected |TypeError|RangeError|SyntaxError|\bundefined\b|\[object/;
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const hidden = /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/;
/** Texts may hold these; in a message nobody would see what it speaks of. */
const unseen = /[\u00a0\u200b]/;
const remedy =
  /add |change |correct|delete|download|give|leave|must |move|put |save|take |type |use |write|did you mean|known are/i;
/** What follows all faults of a file that is no JSON is the remedy of none. */
const tail = ' Correct it, or put it back as it was.';

/** A refusal names the file, and in each of its lines what to do. */
function expectWords(message: string, file: string): void {
  expect(message).toContain(file);
  expect(message).not.toMatch(raw);
  expect(message).not.toMatch(hidden);
  expect(message).not.toMatch(unseen);
  const [first = '', ...keys] = message.split('\n');
  if (keys.length === 0) expect(first.replace(tail, '')).toMatch(remedy);
  for (const key of keys) expect(key).toMatch(/^ {2}\S.*: .|^ {2}and \d+ more$/);
  for (const key of keys.filter((each) => !/^ {2}and \d/.test(each)))
    expect(key.replace(/^ {2}.*?: /, '')).toMatch(remedy);
}

/** What is taken has no sign that is not in the file: an `s` may be added to `http:`. */
function expectWritten(taken: unknown, file: Buffer): void {
  const signs = (text: string): string[] => Array.from(text);
  const written = new Set([...signs(JSON.stringify(JSON.parse(new TextDecoder().decode(file)))), 's', ' ', '+']);
  for (const [owner, key] of keysIn(taken)) {
    const text = owner[key];
    if (typeof text !== 'string') continue;
    expect(text).not.toMatch(hidden);
    expect(text).not.toContain('\ufffd');
    expect(signs(text).filter((sign) => !written.has(sign) && !JSON.stringify(sign).startsWith('"\\'))).toEqual([]);
  }
}

describe.each([
  ['by bytes', byBytes],
  ['by fields', byFields],
] as const)('mutated %s', (_how, mutated) => {
  test('site.json is published whole, or not at all', () =>
    fc.assert(
      fc.asyncProperty(mutated(site), async (file) => {
        put('site.json', file);
        const [place, from] = [join(folder, 'store'), join(folder, 'environment')];
        const inStore = (): string[] =>
          existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : [];
        const before = inStore();
        const store = folderStore(place);
        const name = await store.publishConfiguration(from).catch((error: Error) => {
          expectWords(error.message, 'site.json');
          expect(inStore()).toEqual(before);
        });
        if (name === undefined) return;
        const taken = (await folderStore(place).configuration(name)).site;
        expectWritten(taken, file);
      }),
      runs,
    ));

  test.each([
    ['testimonios.json', testimonials],
    ['casos.json', cases],
  ])('%s is taken as it was written, or left out with words', (file, text) =>
    fc.assert(
      fc.asyncProperty(mutated(text), async (content) => {
        put(`public/data/${file}`, content);
        for (const each of readdirSync(join(root, 'mf-testimonials/public/data/videos')).filter((name) =>
          name.endsWith('.vtt'),
        ))
          if (!existsSync(join(folder, 'environment/public/data/videos', each)))
            put(`public/data/videos/${each}`, read(`mf-testimonials/public/data/videos/${each}`));
        const publicFolder = join(folder, 'environment', 'public');
        const { data, problems } = await publicDataOf({ releaseFolder: () => Promise.reject(new Error('none')) }, [], {
          site: siteOf(),
          publicFolder,
        });
        for (const problem of textsOf(problems)) expectWords(problem, `public/data/${file}`);
        if (problems.length === 0) expectWritten(Object.values(data)[0], content);
      }),
      runs,
    ),
  );
});

test.each([
  ['by bytes', byBytes(captions)],
  ['by fields', captionsByFields],
])('mutated %s, captions are taken, or refused with words', (_how, mutated) =>
  fc.assert(
    fc.asyncProperty(mutated, async (content) => {
      const [entry] = JSON.parse(testimonials) as { captions: { url: string } }[];
      put('public/data/testimonios.json', JSON.stringify([entry]));
      put(`public${entry?.captions.url ?? ''}`, content);
      const publicFolder = join(folder, 'environment', 'public');
      const { problems } = await publicDataOf({ releaseFolder: () => Promise.reject(new Error('none')) }, [], {
        site: siteOf(),
        publicFolder,
      });
      for (const problem of textsOf(problems)) {
        expectWords(problem, 'public/data/videos/cliente-01.vtt');
        expect(problem).toMatch(/line \d+|has no words|another notation|not UTF-8|is no text file/);
        expect(problem).not.toMatch(/timestamp|signature|identifier|w3\.org/i);
      }
    }),
    runs,
  ),
);
