import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { promote, rehearse } from '../../environments/promote.ts';
import { compositionOf } from '../../testing/compositions.ts';
import { fixtureStore, type FixtureStore } from '../../testing/fixture-store.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { outlineOf } from './outline.ts';
import { RenderedCache } from './rendered-cache.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rendered-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a page that is kept', () => {
  const file = (content: string) => ({ 'server/entry.cjs': { bytes: 1, sha384: content } });
  const prices = (basic: number, full = 900): Release['facts'] => ({
    basic: { value: basic, unit: 'USD' },
    full: { value: full, unit: 'USD' },
    note: { value: 'Desde {mf-plans/basic}', unit: 'text' },
  });
  const plans = (more: Partial<Release> = {}) => releaseOf('mf-plans', { facts: prices(500), ...more });
  const crm = (more: Partial<Release> = {}) =>
    releaseOf('mf-crm', { pages: [pageOf('/crm'), pageOf('/mas')], files: file('crm'), ...more });
  const widgets = (content: string) =>
    releaseOf('mf-widgets', { slots: ['widgets/next'], files: file(content), pages: [pageOf('/widgets')] });
  const before = compositionOf([plans(), crm(), widgets('one')]);

  /** Whether the page at `/crm`, which has asked these, is still good for another composition. */
  async function isKept(asked: TableKey[], now: ReturnType<typeof compositionOf>): Promise<boolean> {
    // Code that is the same asks the same, as long as it is answered so: each page here is another one's.
    const cache = new RenderedCache(mkdtempSync(join(folder, 'kept-')));
    const outline = outlineOf('');
    const page = { head: '<title>CRM</title>', body: 'CRM', asked, outline };
    await cache.put(before, '/crm', page);
    expect(await cache.get(before, '/crm')).toEqual(page);
    return (await cache.get(now, '/crm')) !== undefined;
  }
  const mix = (...releases: Release[]) => compositionOf(releases);

  test('is rendered again for another answer to what it has asked, and for no other', async () => {
    const now = mix(plans({ version: '2.0.0', facts: prices(600) }), crm(), widgets('one'));
    expect(await isKept(['fact:mf-plans/basic'], now)).toBe(false);
    expect(await isKept(['fact:mf-plans/note'], now)).toBe(false);
    expect(await isKept(['fact:mf-plans/full', 'page:mf-crm/mas', 'footer'], now)).toBe(true);
    expect(await isKept([], now)).toBe(true);
  });

  test('is rendered again when what it has asked is gone, or is there at last', async () => {
    const gone = mix(plans({ facts: {} }), crm(), widgets('one'));
    expect(await isKept(['fact:mf-plans/basic'], gone)).toBe(false);
    const there = mix(plans({ facts: { ...prices(500), more: { value: 1, unit: 'times' } } }), crm(), widgets('one'));
    expect(await isKept(['fact:mf-plans/more'], there)).toBe(false);
  });

  test('is rendered again with its own code, that of the shell, and that of the pieces it has asked for', async () => {
    expect(await isKept([], mix(plans(), crm({ files: file('other') }), widgets('one')))).toBe(false);
    const shell = releaseOf('shell', { files: file('other') });
    expect(await isKept([], mix(shell, plans(), crm(), widgets('one')))).toBe(false);
    const pieces = mix(plans(), crm(), widgets('two'));
    expect(await isKept(['slot:widgets/next'], pieces)).toBe(false);
    expect(await isKept([], pieces)).toBe(true);
  });

  test('stays when its release says something else of figures or of other pages in the same code', async () => {
    const own = crm({ version: '2.0.0', facts: prices(1), pages: [pageOf('/crm'), pageOf('/mas', { title: 'Otro' })] });
    expect(await isKept(['fact:mf-plans/basic'], mix(plans(), own, widgets('one')))).toBe(true);
  });

  test('is rendered again when its own declaration says something else', async () => {
    const own = crm({ pages: [pageOf('/crm', { title: 'CRM nuevo' }), pageOf('/mas')] });
    expect(await isKept([], mix(plans(), own, widgets('one')))).toBe(false);
  });

  test('is rendered again with another site configuration', async () => {
    const site = { ...siteOf(), mentor: { slug: 'otra', name: 'Otra' } };
    expect(await isKept([], compositionOf([plans(), crm(), widgets('one')], { site }))).toBe(false);
  });

  test('is rendered again when it lists pages and there is a further one', async () => {
    const now = mix(plans({ pages: [pageOf('/planes')] }), crm(), widgets('one'));
    expect(await isKept(['routes'], now)).toBe(false);
    expect(await isKept(['page:mf-crm/mas', 'trail:/crm'], now)).toBe(true);
  });

  test('is rendered again on another day only if it shows the day, and in another year only if it shows that', async () => {
    const on = (created: string) => compositionOf([plans(), crm(), widgets('one')], { created });
    expect(await isKept(['today'], on('2026-11-21T23:59:00.000Z'))).toBe(true);
    expect(await isKept(['today'], on('2026-11-22T00:01:00.000Z'))).toBe(false);
    expect(await isKept(['year'], on('2026-12-31T10:00:00.000Z'))).toBe(true);
    expect(await isKept(['year'], on('2027-01-01T10:00:00.000Z'))).toBe(false);
    expect(await isKept([], on('2027-01-01T10:00:00.000Z'))).toBe(true);
  });

  test('is rendered again with another data file only if it shows that', async () => {
    const ana = { name: 'Ana', company: 'Panadería', videoUrl: '/ana.mp4' };
    const holding = (...data: (typeof ana)[]) =>
      compositionOf([plans(), crm(), widgets('one')], { data: { '/data/testimonios.json': data } });
    expect(await isKept(['data:/data/testimonios.json'], before)).toBe(true);
    expect(await isKept(['data:/data/testimonios.json'], holding(ana))).toBe(false);
    expect(await isKept(['today'], holding(ana))).toBe(true);
  });

  test('is kept with the answers that were used last, and not with all that it ever had', async () => {
    const cache = new RenderedCache(folder);
    const priced = (price: number) => mix(plans({ facts: prices(price) }), crm(), widgets('one'));
    const page = { head: '', asked: ['fact:mf-plans/basic'] as TableKey[], outline: outlineOf('') };
    const put = (price: number) => cache.put(priced(price), '/crm', { ...page, body: String(price) });
    for (const price of [100, 200, 300, 400]) await put(price);
    await cache.get(priced(100), '/crm');
    await put(500);
    const found: (string | undefined)[] = [];
    for (const price of [100, 200, 300, 400, 500]) found.push((await cache.get(priced(price), '/crm'))?.body);
    expect(found).toEqual(['100', undefined, '300', '400', '500']);
  });

  test('is rendered again where its file cannot be read, as after a power cut', async () => {
    const cache = new RenderedCache(folder);
    const page = { head: '', body: 'CRM', asked: [], outline: outlineOf('') };
    await cache.put(before, '/crm', page);
    for (const name of readdirSync(folder)) truncateSync(join(folder, name));
    expect(await cache.get(before, '/crm')).toBeUndefined();
    await cache.put(before, '/crm', page);
    expect(await cache.get(before, '/crm')).toEqual(page);
  });

  test('is forgotten once it has not been used for a week', async () => {
    const cache = new RenderedCache(folder);
    const page = { head: '', body: '', asked: [], outline: outlineOf('') };
    await cache.put(before, '/crm', page);
    await cache.put(before, '/mas', page);
    const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), weekAgo, weekAgo);
    // Using it is what keeps it.
    await cache.get(before, '/crm');
    await cache.forgetOld();
    expect(await cache.get(before, '/crm')).toEqual(page);
    expect(await cache.get(before, '/mas')).toBeUndefined();
  });
});

describe('a promotion', () => {
  let fixture: FixtureStore;
  /** Paths of the pages that were rendered since the last look. */
  function rendered(): string[] {
    const log = join(folder, 'rendered.log');
    const paths = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    rmSync(log, { force: true });
    return paths.sort();
  }
  const sites = () => join(folder, 'sites', 'production');
  const changesOf = (releases: string[]) =>
    releases.map((each) => ({ workspace: each.split('@')[0] ?? '', version: each.split('@')[1] ?? '' }));
  const promotedTo = (environment: string, ...releases: string[]) =>
    promote(fixture.store, {
      environment,
      changes: changesOf(releases),
      configurationFolder: fixture.configurationFolder,
      sites: join(folder, 'sites', environment),
    });
  const promoted = (...releases: string[]) => promotedTo('production', ...releases);
  const figures = (price: number): Release['facts'] => ({
    price: { value: price, unit: 'USD' },
    hours: { value: 4, unit: 'hours' },
  });
  /** Notes that a page was rendered, and asks what it shows. */
  const noting = (asks: string): string =>
    `require('fs').appendFileSync(${JSON.stringify(join(folder, 'rendered.log'))}, path + '\\n'); ${asks}; return path`;

  beforeEach(async () => {
    fixture = fixtureStore(folder);
    await fixture.publish('shell', '1.0.0');
    for (const [version, price] of [
      ['1.0.0', 500],
      ['2.0.0', 600],
    ] as const)
      await fixture.publish('mf-plans', version, { facts: figures(price), render: noting('') });
    await fixture.publish('mf-crm', '1.0.0', {
      pages: [pageOf('/precio'), pageOf('/horas'), pageOf('/nada')],
      render: noting(
        "if (path === '/precio') ask('fact:mf-plans/price'); if (path === '/horas') ask('fact:mf-plans/hours')",
      ),
    });
    await promoted('shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0');
  });

  test('of another price renders the pages of its own release, and those that show it', async () => {
    expect(rendered()).toEqual(['/horas', '/mf-plans', '/nada', '/precio']);
    await promoted('mf-plans@2.0.0');
    expect(rendered()).toEqual(['/mf-plans', '/precio']);
  });

  test('of what is shown already renders nothing', async () => {
    rendered();
    await promoted('mf-plans@1.0.0');
    expect(rendered()).toEqual([]);
  });

  test('of what another environment shows renders nothing again', async () => {
    rendered();
    await promotedTo('staging', 'shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0');
    expect(rendered()).toEqual([]);
  });

  test('of a price that was shown before renders nothing again, whichever another environment shows', async () => {
    await promotedTo('staging', 'shell@1.0.0', 'mf-plans@2.0.0', 'mf-crm@1.0.0');
    rendered();
    await promoted('mf-plans@2.0.0');
    await promoted('mf-plans@1.0.0');
    await promotedTo('staging', 'mf-plans@1.0.0');
    await promotedTo('staging', 'mf-plans@2.0.0');
    expect(rendered()).toEqual([]);
  });

  test('of what was checked renders nothing again', async () => {
    rendered();
    const changes = changesOf(['mf-plans@2.0.0']);
    await rehearse(fixture.store, { environment: 'production', changes, sites: sites() });
    expect(rendered()).toEqual(['/mf-plans', '/precio']);
    await promoted('mf-plans@2.0.0');
    expect(rendered()).toEqual([]);
  });
});
