import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishedReleases, type PublishedAnswer } from './published-releases.ts';
import { promote } from '../environments/promote.ts';
import { rollback } from '../environments/rollback.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { builtWith, pageOf } from '../testing/releases.ts';

let folder: string;
let fixture: FixtureStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  fixture = fixtureStore(folder);
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sites = (environment: string): string => join(folder, 'sites', environment);
const inSite = (environment: string, file: string): string => join(sites(environment), 'current', file);
const read = (environment: string, file: string): unknown =>
  JSON.parse(readFileSync(inSite(environment, file), 'utf8'));
const listIn = (environment: string): unknown => read(environment, 'releases/index.json');

const begin = (environment: string) =>
  promote(fixture.store, {
    environment,
    changes: [
      { workspace: 'shell', version: '1.0.0' },
      { workspace: 'mf-plans', version: '1.0.0' },
    ],
    configurationFolder: fixture.configurationFolder,
    sites: sites(environment),
  });

/** What a server answers at a path while staging shows its first revision. */
const answer = (path: string, query = '', environment = 'staging'): Promise<PublishedAnswer | undefined> =>
  new PublishedReleases(fixture.store).answer(path, query, { environment, revision: 1 });
const json = async (path: string, query = ''): Promise<unknown> => {
  const found = await answer(path, query);
  return found && 'json' in found ? JSON.parse(found.json) : undefined;
};

const chunk = { 'chunk.js': '// chunk' };

test('a composition lists what was published before it, a server also what comes later', async () => {
  await begin('staging');
  const first = { shell: [{ version: '1.0.0' }], 'mf-plans': [{ version: '1.0.0', problems: [] }] };
  expect(listIn('staging')).toMatchObject(first);
  expect(read('staging', 'releases/mf-plans/1.0.0.json')).toMatchObject({ version: '1.0.0' });
  await fixture.publish('mf-plans', '1.1.0-rc.1', { pages: [pageOf('/nueva')], slots: ['plans/table'] }, chunk);
  expect(listIn('staging')).toMatchObject(first);
  expect(await json('/releases/index.json')).toMatchObject({
    'mf-plans': [
      { version: '1.1.0-rc.1', problems: [] },
      { version: '1.0.0', problems: [] },
    ],
  });
  expect(await json('/releases/mf-plans/1.1.0-rc.1.json')).toMatchObject({
    scripts: ['/assets/mf-plans/mf-plans.1.1.0-rc.1.js'],
    declarations: { workspace: 'mf-plans', pages: [{ key: 'nueva', path: '/nueva' }], slots: ['plans/table'] },
  });
  const file = await answer('/assets/mf-plans/chunk.js');
  if (!file || 'json' in file) throw new Error('The release has that file.');
  expect(readFileSync(join(file.folder, file.name), 'utf8')).toBe('// chunk');
});

test('a server reports what other environments show at this moment, a composition what they showed', async () => {
  await begin('staging');
  await begin('trial');
  const page = () => new PublishedReleases(fixture.store).environmentPage({ environment: 'staging', revision: 1 });
  const beside = /<h3>trial<\/h3>.*?<b class="tag">([^<]*)/;
  expect(beside.exec((await page()) ?? '')?.[1]).toBe('Igual');
  await fixture.publish('mf-plans', '1.1.0');
  const changes = [{ workspace: 'mf-plans', version: '1.1.0' }];
  await promote(fixture.store, { environment: 'trial', changes, sites: sites('trial') });
  expect(beside.exec((await page()) ?? '')?.[1]).toBe('1 diferencia');
  expect(readFileSync(inSite('staging', 'mosaico/index.html'), 'utf8')).not.toContain('1 diferencia');
  // A rollback shows the same composition: the newest revision is reported.
  await promote(fixture.store, { environment: 'staging', changes, sites: sites('staging') });
  await rollback(fixture.store, { environment: 'staging', sites: sites('staging') });
  expect(await page()).toContain('>Revisión 3</p>');
});

test('a remote that the environment does not use yet is offered, too, with what it claims of others', async () => {
  await begin('staging');
  await fixture.publish('mf-events', '1.0.0');
  await fixture.publish('mf-rivals', '1.0.0', { pages: [pageOf('/mf-plans')] });
  expect(await json('/releases/index.json')).toMatchObject({
    'mf-events': [{ version: '1.0.0', problems: [] }],
    'mf-rivals': [{ problems: [expect.stringContaining('path /mf-plans'), expect.stringContaining('title Page')] }],
  });
});

test('of many releases the newest are listed, and an older one where an address names it', async () => {
  await begin('staging');
  for (let minor = 1; minor <= 20; minor += 1)
    await fixture.publish('mf-plans', `1.${minor}.0`, { built: builtWith({ at: '2026-11-22T10:00:00.000Z' }) });
  const versions = async (query: string): Promise<string[]> => {
    const list = (await json('/releases/index.json', query)) as Record<string, { version: string }[]>;
    return list['mf-plans']?.map(({ version }) => version) ?? [];
  };
  expect(await versions('')).toHaveLength(20);
  expect(await versions('')).not.toContain('1.0.0');
  expect(await versions('?mf-plans=1.0.0')).toContain('1.0.0');
  expect(await versions('?mf-plans=9.9.9')).toHaveLength(20);
});

test('a rollback shows the earlier composition, and a server lists what has been published since', async () => {
  await begin('staging');
  await fixture.publish('mf-plans', '2.0.0');
  const changes = [{ workspace: 'mf-plans', version: '2.0.0' }];
  await promote(fixture.store, { environment: 'staging', changes, sites: sites('staging') });
  await rollback(fixture.store, { environment: 'staging', sites: sites('staging') });
  expect(await json('/releases/index.json')).toMatchObject({
    'mf-plans': [{ version: '2.0.0' }, { version: '1.0.0' }],
  });
});

test('a release that does not fit is listed with the reasons', async () => {
  await begin('staging');
  await fixture.publish('mf-plans', '2.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await fixture.publish('mf-plans', '3.0.0', { pages: [pageOf('/x', { redirect: 'nowhere' })] });
  expect(await json('/releases/index.json')).toMatchObject({
    'mf-plans': [
      { version: '3.0.0', problems: [expect.stringContaining('redirects to links.nowhere')] },
      { version: '2.0.0', problems: [expect.stringContaining('was built against @mosaico/shared-types 2.0.0')] },
      { version: '1.0.0', problems: [] },
    ],
  });
});

test('an unpublished, changed or unknown release gets no answer', async () => {
  await begin('staging');
  for (const path of ['/releases/mf-plans/9.9.9.json', '/releases/x.json', '/assets/mf-plans/x.js', '/../etc/passwd'])
    expect(await answer(path)).toBeUndefined();
  await fixture.publish('mf-plans', '1.1.0');
  truncateSync(join(folder, 'store/releases/mf-plans/1.1.0/client/mf-plans.1.1.0.js'));
  await expect(answer('/releases/mf-plans/1.1.0.json')).rejects.toThrow('mf-plans@1.1.0');
});

test('in production there is no list, no other release and no script for it', async () => {
  await begin('production');
  await fixture.publish('mf-plans', '1.1.0');
  for (const path of ['/releases/index.json', '/releases/mf-plans/1.1.0.json', '/assets/mf-plans/mf-plans.1.1.0.js'])
    expect(await answer(path, '', 'production')).toBeUndefined();
  for (const name of ['releases', 'assets/switcher', 'assets/mf-plans/mf-plans.1.1.0.js'])
    expect(existsSync(inSite('production', name))).toBe(false);
  const html = readFileSync(inSite('production', 'index.html'), 'utf8');
  expect(html).not.toContain('switcher');
  expect(html).toContain('data-start="[&quot;/assets/shell/shell.1.0.0.js&quot;]"');
  await begin('staging');
  expect(readFileSync(inSite('staging', 'index.html'), 'utf8')).toMatch(
    /data-start="\[&quot;\/assets\/switcher\/start\.\w+\.js&quot;\]"/,
  );
});
