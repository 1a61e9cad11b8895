import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../store/backend.ts';
import { FolderBackend } from '../store/folder-backend.ts';
import { Store } from '../store/store.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { releaseProblems } from '../site/validate/releases.ts';
import { PublishedReleases } from './published-releases.ts';

jest.mock('../site/validate/releases.ts', () => {
  const actual = jest.requireActual<{ releaseProblems: typeof releaseProblems }>('../site/validate/releases.ts');
  return { ...actual, releaseProblems: jest.fn(actual.releaseProblems) };
});

const staging = { environment: 'staging', revision: 1 };
let folder: string;
let fixture: FixtureStore;
/** What was requested of the store. */
let asked: string[];
let now: number;
let published: PublishedReleases;

/** A backend that counts its requests: in a bucket each is one, and one for each file of a folder. */
function watched(backend: Backend): Backend {
  return new Proxy(backend, {
    get: (target, name: keyof Backend) => {
      const method = target[name] as (...words: unknown[]) => unknown;
      if (name === 'addressOf' || name === 'remedyFor') return method.bind(target);
      return (...words: unknown[]) => {
        asked.push(`${name} ${String(words[0])}`);
        return method.apply(target, words);
      };
    },
  });
}

beforeEach(async () => {
  asked = [];
  now = 0;
  folder = mkdtempSync(join(tmpdir(), 'bounded-'));
  const store = new Store(watched(new FolderBackend(join(folder, 'store'))));
  fixture = fixtureStore(folder, store);
  const versions = ['1.0.0', '1.1.0', '1.2.0'];
  for (const workspace of ['shell', 'mf-plans', 'mf-crm'])
    for (const version of versions) await fixture.publish(workspace, version);
  const configuration = await store.publishConfiguration(fixture.configurationFolder);
  const releases = { shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '1.0.0' };
  const created = '2026-11-28T10:00:00.000Z';
  await store.createRevision({ schema: 1, ...staging, releases, configuration, created, reason: 'first' });
  published = new PublishedReleases(store, () => now);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How many requests of the store these requests cause, after the first one. */
async function cost(request: (index: number) => Promise<unknown>): Promise<number> {
  await request(0);
  asked.length = 0;
  await Promise.all(Array.from({ length: 100 }, (_, index) => request(index + 1)));
  return asked.length;
}

test('a hundred unknown assets list the store once in a second', async () => {
  const ask = (index: number) => published.answer(`/assets/mf-plans/unknown-${index}.js`, '', staging);
  await expect(cost(ask)).resolves.toBe(0);
  now += 1_000;
  await ask(200);
  expect(asked.filter((each) => each === 'names releases')).toHaveLength(1);
});

test.each(['/assets/nothing/x.js', '/releases/nothing/1.0.0.json', '/releases/mf-plans/9.9.9.json'])(
  '%s asks the store nothing that was just answered',
  async (path) => expect(await cost(() => published.answer(path, '', staging))).toBe(0),
);

test('a published release is verified once, however many tabs ask for it at a time', async () => {
  const verify = jest.spyOn(Store.prototype, 'verifyRelease');
  await expect(cost(() => published.answer('/releases/mf-plans/1.1.0.json', '', staging))).resolves.toBe(0);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('a hundred lists, each with another wish, judge each release once', async () => {
  const ask = (index: number) => published.answer('/releases/index.json', `?mf-plans=9.9.${index}`, staging);
  await expect(cost(ask)).resolves.toBe(0);
  expect(releaseProblems).toHaveBeenCalledTimes(9);
});

test("the environment's page is made once in a second, and then anew", async () => {
  const pages = new Set<string | undefined>();
  await expect(cost(async () => pages.add(await published.environmentPage(staging)))).resolves.toBe(0);
  expect(pages.size).toBe(1);
  now += 1_000;
  await published.environmentPage(staging);
  expect(asked.length).toBeGreaterThan(0);
});

test('a store that cannot be read is not requested anew by each request', async () => {
  rmSync(join(folder, 'store'), { recursive: true });
  const failing = new PublishedReleases(new Store(watched(broken)), () => now);
  const ask = (): Promise<unknown> => failing.answer('/assets/mf-plans/x.js', '', staging).catch(() => undefined);
  await expect(cost(ask)).resolves.toBe(0);
  now += 1_000;
  await ask();
  expect(asked).toEqual(['names releases']);
});

const broken = { names: () => Promise.reject(new Error('The bucket does not answer.')) } as unknown as Backend;

test('a published release is listed a second later', async () => {
  const versions = async (): Promise<string> =>
    JSON.stringify(await published.answer('/releases/index.json', '', staging));
  expect(await versions()).not.toContain('2.0.0');
  await fixture.publish('mf-plans', '2.0.0');
  now += 1_000;
  expect(await versions()).toContain('2.0.0');
});
