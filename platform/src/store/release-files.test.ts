import fc from 'fast-check';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { promote, rehearse } from '../environments/promote.ts';
import { hashOf } from '../lib/hashes.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { folderStore } from './stores.ts';

let folder: string;
let fixture: FixtureStore;
/** Of mf-plans@1.1.0, in the store. */
let published: string;
const sites = (): string => join(folder, 'sites');
const order = (...versions: string[]) => ({
  environment: 'staging',
  changes: versions.map((version) => ({
    workspace: version.split('@')[0] ?? '',
    version: version.split('@')[1] ?? '',
  })),
  sites: sites(),
});

/** A store in which mf-plans@1.1.0 is published and not shown yet. */
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
  published = join(folder, 'store', 'releases', 'mf-plans', '1.1.0');
};
madeOnce('faults', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
  await promote(fixture.store, {
    ...order('shell@1.0.0', 'mf-plans@1.0.0'),
    configurationFolder: fixture.configurationFolder,
  });
  await fixture.store.publishRelease(
    fixture.build('mf-plans', '1.1.0', { render: ran }, { 'part.js': 'a part', 'deep/er.js': 'deeper' }),
  );
});

/** The error of a promotion that has run a server build. */
const trace = 'it ran';
const ran = `throw new Error('${trace}')`;

const file = (name: string): string => join(published, name);
function edit(change: (release: Release) => void): void {
  const release = JSON.parse(readFileSync(file('release.json'), 'utf8')) as Release;
  change(release);
  writeFileSync(file('release.json'), JSON.stringify(release));
}
/** Another process, which has read nothing yet. */
const anew = () => folderStore(join(folder, 'store'));

const damages: [what: string, damage: () => void, says: string][] = [
  ['a changed byte', () => writeFileSync(file('client/part.js'), 'a port'), '"client/part.js" has another content'],
  ['a file cut short', () => truncateSync(file('server/entry.cjs'), 5), '"server/entry.cjs" has 5 bytes, not '],
  ['a longer file', () => appendFileSync(file('client/part.js'), '!'), '"client/part.js" has 7 bytes, not 6'],
  ['a missing file', () => rmSync(file('client/deep/er.js')), '"client/deep/er.js" is missing'],
  ['a missing folder', () => rmSync(file('server'), { recursive: true }), '"server/entry.cjs" is missing'],
  ['a file too many', () => writeFileSync(file('client/more.js'), ''), '"client/more.js" is not listed'],
  ['a hidden file too many', () => writeFileSync(file('.more'), ''), '".more" is not listed'],
  ['a test too many', () => writeFileSync(file('server/more.test.ts'), ''), '"server/more.test.ts" is not listed'],
  [
    'a link in place of a file',
    () => {
      renameSync(file('client/part.js'), join(folder, 'elsewhere.js'));
      symlinkSync(join(folder, 'elsewhere.js'), file('client/part.js'));
    },
    '"client/part.js" is a symbolic link',
  ],
  [
    'a link to another file of the release',
    () => {
      rmSync(file('client/part.js'));
      symlinkSync('deep/er.js', file('client/part.js'));
    },
    '"client/part.js" is a symbolic link',
  ],
  [
    'a link in place of a folder',
    () => {
      renameSync(file('client/deep'), join(folder, 'elsewhere'));
      symlinkSync(join(folder, 'elsewhere'), file('client/deep'));
    },
    '"client/deep" is a symbolic link',
  ],
  [
    'a folder in place of a file',
    () => {
      rmSync(file('client/part.js'));
      mkdirSync(file('client/part.js'));
    },
    '"client/part.js" is missing',
  ],
  [
    'an entry that is not there',
    () => edit((release) => (release.client.entry = 'none.js')),
    '"client/none.js" is needed',
  ],
  [
    'a script that is not there',
    () => edit(({ client }) => client.initial.push('none.js')),
    '"client/none.js" is needed',
  ],
  [
    'a server build that is not there',
    () => edit(({ server }) => (server.entry = 'none.cjs')),
    '"server/none.cjs" is needed',
  ],
  [
    "a page's script that is not there",
    () => edit(({ pages }) => pages[0]?.scripts.push('none.js')),
    '"client/none.js" is needed',
  ],
  [
    "a piece's script that is not there",
    () => edit(({ pieces }) => (pieces['plans/part'] = { scripts: ['none.js'], consumes: [] })),
    '"client/none.js" is needed',
  ],
  [
    'a fallback that is not there',
    () =>
      edit(({ shared }) =>
        shared.consumes.push({
          key: 'a',
          range: '*',
          singleton: false,
          uses: [],
          fallback: ['none.js'],
          fallbackConsumes: [],
        }),
      ),
    '"client/none.js" is needed',
  ],
  [
    'another version',
    () => edit((release) => (release.version = '1.0.0')),
    'says that it is mf-plans@1.0.0, not mf-plans@1.1.0',
  ],
  [
    'another workspace',
    () => edit((release) => (release.workspace = 'shell')),
    'says that it is shell@1.1.0, not mf-plans@1.1.0',
  ],
  ['no JSON', () => truncateSync(file('release.json'), 40), 'is not JSON'],
];

describe.each(damages)('%s', (_what, damage, says) => {
  test('keeps the release from being composed, and its code from being run', async () => {
    damage();
    const named = (reason: Error): void => {
      expect(reason.message).toContain(says);
      expect(reason.message).not.toContain(trace);
      expect(reason.message).toContain('mf-plans');
      expect(reason.message).toMatch(/put it back|promote another version|publish it anew/i);
    };
    const store = anew();
    for (const act of [
      () => promote(store, { ...order('mf-plans@1.1.0'), force: 'whatever' }),
      () => rehearse(store, order('mf-plans@1.1.0')),
    ])
      await act().then(() => expect('composed').toBe('refused'), named);
    expect(await store.revisionNumbers('staging')).toEqual([1]);
  });
});

test.each([
  '../../../secret.js',
  '/etc/passwd',
  '..\\secret.js',
  'client\\part.js',
  'client//part.js',
  './client/part.js',
  'client/../part.js',
  'client/part.js/',
  'C:part.js',
  'client/\0',
  '',
])('the path %j is none of a release, wherever it stands', async (path) => {
  for (const change of [
    (release: Release) => (release.files[path] = hashOf(Buffer.from(''))),
    (release: Release) => (release.client.entry = path),
    (release: Release) => (release.server.entry = path),
    (release: Release) => release.pages[0]?.scripts.push(path),
  ]) {
    const before = readFileSync(file('release.json'));
    edit(change);
    const promoting = promote(anew(), order('mf-plans@1.1.0'));
    await expect(promoting).rejects.toThrow('must be a path inside the release');
    await expect(promoting).rejects.not.toThrow(trace);
    writeFileSync(file('release.json'), before);
  }
});

test('a release that differs from its list is not published either', async () => {
  const built = fixture.build('mf-plans', '1.2.0');
  appendFileSync(join(built, 'server', 'entry.cjs'), '// more');
  await expect(fixture.store.publishRelease(built)).rejects.toThrow(
    /^mf-plans@1\.2\.0 is not what its release\.json lists:\n {2}"server\/entry\.cjs" has \d+ bytes, not \d+\nBuild mf-plans again/,
  );
  expect(await fixture.store.versions('mf-plans')).not.toContain('1.2.0');
});

test('a release that was shown before, and is damaged since, is refused in spite of what was rendered of it', async () => {
  await fixture.store.publishRelease(fixture.build('mf-plans', '1.2.0', {}, { 'part.js': 'a part' }));
  await promote(fixture.store, order('mf-plans@1.2.0'));
  writeFileSync(join(published, '..', '1.2.0', 'client', 'part.js'), 'a port');
  await fixture.publish('shell', '1.1.0');
  // The same process, which knows the release already.
  await expect(promote(fixture.store, order('shell@1.1.0'))).rejects.toThrow('"client/part.js" has another content');
});

test('a damaged release that nobody asks for keeps nobody from promoting, and is not offered', async () => {
  writeFileSync(file('client/part.js'), 'a port');
  await fixture.publish('mf-plans', '1.2.0');
  const { folder: site } = await promote(anew(), order('mf-plans@1.2.0'));
  const list = JSON.parse(readFileSync(join(site, 'releases', 'index.json'), 'utf8')) as Record<
    string,
    { version: string }[]
  >;
  expect(list['mf-plans']?.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.2.0']);
  expect(existsSync(join(site, 'assets', 'mf-plans', 'part.js'))).toBe(false);
});

describe('whatever becomes of a release.json', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '../x', '/etc/passwd', 'client\\x', '__proto__', 'constructor', '', 'client/part.js', '\0'),
  );
  const value = fc.oneof(fc.jsonValue() as fc.Arbitrary<unknown>, text, fc.constant(undefined));
  /** What to put where: a path through the object by numbers, and a value, or another name for a key. */
  const mutation = fc.record({ at: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), value, name: fc.option(text) });

  /** Changes something within the value, as the mutation says. */
  function mutate(
    target: unknown,
    { at: [first = 0, ...rest], value: put, name }: { at: number[]; value: unknown; name: string | null },
  ): void {
    if (typeof target !== 'object' || target === null) return;
    const object = target as Record<string, unknown>;
    const keys = Object.keys(object);
    const key = keys[first % (keys.length + 1)] ?? 'more';
    const inside = object[key];
    if (rest.length > 0 && typeof inside === 'object' && inside !== null)
      return mutate(inside, { at: rest, value: put, name });
    if (name !== null) {
      Reflect.deleteProperty(object, key);
      // JSON writes no name of a list, and a list's "length" takes no value but a number.
      if (!Array.isArray(object))
        Object.defineProperty(object, name, { value: inside, enumerable: true, configurable: true, writable: true });
    } else if (put === undefined) Reflect.deleteProperty(object, key);
    else object[key] = put;
  }

  test('it is read as what it is or refused in a sentence, and never believed where files differ', async () => {
    const whole = readFileSync(file('release.json'), 'utf8');
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const release = JSON.parse(whole) as Release;
        for (const each of mutations) mutate(release, each);
        writeFileSync(file('release.json'), JSON.stringify(release));
        const result = await anew()
          .verifyRelease('mf-plans', '1.1.0')
          .then(
            () => undefined,
            (error: unknown) => error,
          );
        if (result === undefined) {
          // What is believed lists exactly the files that are there, as they are.
          const { files } = JSON.parse(whole) as Release;
          expect((JSON.parse(JSON.stringify(release)) as Release).files).toEqual(files);
          return;
        }
        refused += 1;
        expect(result).toBeInstanceOf(Error);
        const { message, constructor } = result as Error;
        expect(constructor).toBe(Error);
        expect(message).toMatch(/mf-plans/);
        expect(message).not.toMatch(/^\s+at |TypeError|undefined is not|ENOENT|EISDIR|ENOTDIR|ERR_/m);
      }),
      { numRuns: 200 },
    );
    expect(refused).toBeGreaterThan(50);
  });

  test('a folder that differs in anything is refused, whatever it is', async () => {
    const copy = join(folder, 'copy');
    cpSync(published, copy, { recursive: true });
    const { files } = JSON.parse(readFileSync(file('release.json'), 'utf8')) as Release;
    const names = Object.keys(files);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.constantFrom('flip', 'cut', 'add', 'drop', 'link', 'another'),
        fc.nat(),
        async (name, how, seed) => {
          rmSync(published, { recursive: true });
          cpSync(copy, published, { recursive: true });
          const content = readFileSync(file(name));
          const place = content.length === 0 ? 0 : seed % content.length;
          if (how === 'flip') {
            content[place] = (content[place] ?? 0) ^ (1 << (seed % 8));
            writeFileSync(file(name), content);
          } else if (how === 'cut') truncateSync(file(name), place);
          else if (how === 'add') appendFileSync(file(name), Buffer.from([seed % 256]));
          else if (how === 'drop') rmSync(file(name));
          else if (how === 'another') writeFileSync(join(dirname(file(name)), `more-${seed}.js`), content);
          else {
            rmSync(file(name));
            symlinkSync(join(copy, name), file(name));
          }
          await expect(anew().verifyRelease('mf-plans', '1.1.0')).rejects.toThrow(
            'mf-plans@1.1.0 is not what its release.json lists',
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
