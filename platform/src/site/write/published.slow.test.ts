import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../../environments/promote.ts';
import { rollback } from '../../environments/rollback.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { builtWith, pageOf } from '../../testing/releases.ts';
import { offerInSites } from './published.ts';

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

test('outside of production a site offers what is published, also after it was composed', async () => {
  await begin('staging');
  expect(read('staging', 'releases/index.json')).toMatchObject({
    shell: [{ version: '1.0.0' }],
    'mf-plans': [{ version: '1.0.0' }],
  });
  await fixture.publish('mf-plans', '1.1.0-rc.1', { pages: [pageOf('/nueva')], slots: ['plans/table'] });
  await offerInSites(fixture.store, sites);
  expect(read('staging', 'releases/index.json')).toMatchObject({
    'mf-plans': [
      { version: '1.1.0-rc.1', problems: [] },
      { version: '1.0.0', problems: [] },
    ],
  });
  expect(read('staging', 'releases/mf-plans/1.1.0-rc.1.json')).toMatchObject({
    scripts: ['/assets/mf-plans/mf-plans.1.1.0-rc.1.js'],
    declarations: { workspace: 'mf-plans', pages: [{ key: 'nueva', path: '/nueva' }], slots: ['plans/table'] },
  });
  expect(readFileSync(inSite('staging', 'assets/mf-plans/mf-plans.1.1.0-rc.1.js'), 'utf8')).toContain('1.1.0-rc.1');
});

test('a remote that the environment does not use yet is offered, too, with what it claims of others', async () => {
  await begin('staging');
  await fixture.publish('mf-events', '1.0.0');
  await fixture.publish('mf-rivals', '1.0.0', { pages: [pageOf('/mf-plans')] });
  await offerInSites(fixture.store, sites);
  expect(read('staging', 'releases/index.json')).toMatchObject({
    'mf-events': [{ version: '1.0.0', problems: [] }],
    'mf-rivals': [{ problems: [expect.stringContaining('path /mf-plans')] }],
  });
  expect(read('staging', 'releases/mf-events/1.0.0.json')).toMatchObject({
    declarations: { pages: [{ path: '/mf-events' }] },
  });
});

test('so does the earlier site that a rollback shows again', async () => {
  await begin('staging');
  await fixture.publish('mf-plans', '2.0.0');
  const changes = [{ workspace: 'mf-plans', version: '2.0.0' }];
  await promote(fixture.store, { environment: 'staging', changes, sites: sites('staging') });
  await rollback(fixture.store, { environment: 'staging', sites: sites('staging') });
  expect(read('staging', 'releases/index.json')).toMatchObject({
    'mf-plans': [{ version: '2.0.0' }, { version: '1.0.0' }],
  });
});

test('a release that does not fit is offered with the reasons; one that cannot be read is not', async () => {
  await begin('staging');
  await fixture.publish('mf-plans', '2.0.0', { built: builtWith({ contract: '2.0.0' }) });
  await fixture.publish('mf-plans', '3.0.0', { pages: [pageOf('/x', { redirect: 'nowhere' })] });
  await offerInSites(fixture.store, sites);
  expect(read('staging', 'releases/index.json')).toMatchObject({
    'mf-plans': [
      { version: '3.0.0', problems: [expect.stringContaining('redirects to links.nowhere')] },
      { version: '2.0.0', problems: [expect.stringContaining('was built against @mosaico/shared-types 2.0.0')] },
      { version: '1.0.0', problems: [] },
    ],
  });
});

test('in production there is no list, no other release and no script for it', async () => {
  await begin('production');
  await fixture.publish('mf-plans', '1.1.0');
  await offerInSites(fixture.store, sites);
  for (const name of ['releases', 'assets/mixing', 'assets/mf-plans/mf-plans.1.1.0.js'])
    expect(existsSync(inSite('production', name))).toBe(false);
  const html = readFileSync(inSite('production', 'index.html'), 'utf8');
  expect(html).not.toContain('mixing');
  expect(html).toContain('data-start="[&quot;/assets/shell/shell.1.0.0.js&quot;]"');
  await begin('staging');
  expect(readFileSync(inSite('staging', 'index.html'), 'utf8')).toMatch(
    /data-start="\[&quot;\/assets\/mixing\/start\.\w+\.js&quot;\]"/,
  );
});
