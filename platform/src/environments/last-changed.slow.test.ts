import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { currentSite } from '../site/sites.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { promoteFixture } from '../testing/promote-fixture.ts';
import { pageOf } from '../testing/releases.ts';
import { compose, showRecorded } from './apply-revision.ts';
import { rollback } from './rollback.ts';

const [first, second, third] = ['2026-11-21', '2026-11-22', '2026-12-24'];
let folder: string;
let fixture: FixtureStore;

/** The clock's day alone is another: compositions wait for processes. */
const on = (day = ''): void =>
  void jest.useFakeTimers({
    now: new Date(`${day}T10:00:00Z`),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  });

afterEach(() => jest.useRealTimers());
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
  on(first);
};
madeOnce('last-changed', begin, async () => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-crm', '1.0.0', {
    render: "return '<main class=\"a\">CRM. Hoy: ' + ask('today') + '</main>'",
  });
  await fixture.publish('mf-plans', '1.0.0');
  await promoted('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0');
});

const promoted = (...releases: string[]) => promoteFixture(fixture, join(folder, 'sites'), releases);
const mapIn = (sites = 'sites'): string =>
  readFileSync(join(currentSite(join(folder, sites)) ?? '', 'sitemap.xml'), 'utf8');
/** Path → day, as the sitemap in use says it. */
const days = (): Record<string, string | undefined> =>
  Object.fromEntries(
    [...mapIn().matchAll(/<loc>(?:https?:\/\/[^/<]+)([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
      ([, path = '', day]) => [path, day],
    ),
  );
const composedElsewhere = async (revision: Revision): Promise<string> => {
  await compose(fixture.store, revision, join(folder, `elsewhere-${revision.revision}`));
  return mapIn(`elsewhere-${revision.revision}`);
};

test('a page is as old as its words: other code, another page and another day leave it so', async () => {
  expect(days()).toEqual({ '/': first, '/mf-plans': first, '/mf-crm': first });
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  await fixture.publish('mf-crm', '1.1.0', {
    render: "return '<main class=\"b\">CRM. Hoy: ' + ask('today') + '</main>'",
  });
  await promoted('mf-plans@1.1.0', 'mf-crm@1.1.0');
  expect(days()).toEqual({ '/': first, '/mf-plans': second, '/mf-crm': first });
});

test('every machine that composes a revision says the same, whenever it does', async () => {
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  const { revision } = await promoted('mf-plans@1.1.0');
  on(third);
  expect(await composedElsewhere(await fixture.store.revision('production'))).toBe(mapIn());
  expect(revision.contents?.['/mf-plans']).toEqual([expect.any(String), second]);
});

test('a rollback to a whole revision shows its days again, here and elsewhere', async () => {
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  on(third);
  const { revision } = await rollback(fixture.store, { environment: 'production', sites: join(folder, 'sites') });
  expect(days()).toEqual({ '/': first, '/mf-plans': first, '/mf-crm': first });
  expect(await composedElsewhere(revision)).toBe(mapIn());
});

test('so it says on a machine that has the earlier composition from before', async () => {
  await composedElsewhere(await fixture.store.revision('production'));
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  on(third);
  const { revision } = await rollback(fixture.store, { environment: 'production', sites: join(folder, 'sites') });
  await showRecorded(fixture.store, revision, join(folder, 'elsewhere-1'));
  expect(mapIn('elsewhere-1')).toBe(mapIn());
});

test('a remote alone that is rolled back, too', async () => {
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  on(third);
  await rollback(fixture.store, { environment: 'production', sites: join(folder, 'sites'), workspaces: ['mf-plans'] });
  expect(days()).toEqual({ '/': first, '/mf-plans': first, '/mf-crm': first });
});

test('after a revision that knows of no contents, only what changes has a day', async () => {
  const { contents, ...revision } = await fixture.store.revision('production');
  expect(Object.keys(contents ?? {})).toHaveLength(3);
  await fixture.store.createRevision({ ...revision, revision: 2 });
  on(second);
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  expect(days()).toEqual({ '/': undefined, '/mf-plans': undefined, '/mf-crm': undefined });
  await fixture.publish('mf-plans', '1.2.0');
  await promoted('mf-plans@1.2.0');
  expect(days()).toEqual({ '/': undefined, '/mf-plans': second, '/mf-crm': undefined });
});

test('where nothing changes there is no further revision', async () => {
  on(second);
  expect(await promoted('mf-plans@1.0.0')).toMatchObject({ isNew: false, revision: { revision: 1 } });
});

test('an offer leaves the map on the day after its last, with the next promotion of whatever is shown, and with a rollback', async () => {
  const expires = second;
  await fixture.publish('mf-crm', '1.1.0', { pages: [pageOf('/mf-crm', { expires })] });
  await promoted('mf-crm@1.1.0');
  await fixture.publish('mf-plans', '1.1.0');
  await promoted('mf-plans@1.1.0');
  on(second);
  expect(await promoted('mf-crm@1.1.0')).toMatchObject({ isNew: false });
  expect(Object.keys(days())).toContain('/mf-crm');
  on(third);
  expect(await promoted('mf-crm@1.1.0')).toMatchObject({ isNew: true });
  expect(Object.keys(days())).not.toContain('/mf-crm');
  const { revision } = await rollback(fixture.store, { environment: 'production', sites: join(folder, 'sites') });
  expect(revision).toMatchObject({ sameAs: 2, releases: { 'mf-plans': '1.0.0' } });
  expect(Object.keys(days())).not.toContain('/mf-crm');
  expect(await composedElsewhere(revision)).toBe(mapIn());
  expect(await promoted('mf-crm@1.1.0')).toMatchObject({ isNew: false });
});
