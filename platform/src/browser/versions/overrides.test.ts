import type { Route } from '@mosaico/shared-types';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import type { Release } from '@mosaico/shared-types/schemas';
import { withOverrides, type DocumentStart, type LoadableRelease, type RevisionInUse } from './overrides.ts';

const site = siteOf();
/** What is published of a release: see `compose/published.ts`. */
const loadable = (workspace: string, major: number, more: Partial<Release> = {}): LoadableRelease => {
  const release = releaseOf(workspace, { version: `${major}.0.0`, ...more });
  return {
    workspace,
    version: release.version,
    scripts: [`/assets/${workspace}/${major}.js`],
    styles: [],
    declarations: declarationsIn(release),
    integrity: { [`/assets/${workspace}/${major}.js`]: `sha384-${major}` },
  };
};
const shell = loadable('shell', 1, { pages: [pageOf('/')] });
const plans = loadable('mf-plans', 1, {
  pages: [pageOf('/planes')],
  facts: { price: { value: 500, unit: 'USD' } },
  slots: ['plans/table'],
});
const crm = loadable('mf-crm', 1, {
  pages: [pageOf('/crm', { description: 'El CRM cuesta lo mismo que los planes: {mf-plans/price} al mes, sin más.' })],
  slots: ['crm/demo'],
});
const used = [shell, plans, crm];
const inUse: RevisionInUse = {
  revision: 7,
  site: '/assets/site/site.1.json',
  shell: '/assets/shell/1.js',
  remotes: { 'mf-plans': '/assets/mf-plans/1.js', 'mf-crm': '/assets/mf-crm/1.js' },
  table: siteTable(
    used.map(({ declarations }) => declarations),
    site,
  ).table,
  parts: { table: '/assets/site/table.1.json', search: '/assets/site/search.1.json', pages: ['1'], pageless: [] },
  releases: { shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '1.0.0' },
};
/** The document of the page of the CRM. */
const documentStart: DocumentStart = {
  bootstrapData: {
    site: inUse.site,
    shell: inUse.shell,
    remotes: { 'mf-crm': '/assets/mf-crm/1.js' },
    shown: { 'fact:mf-plans/price': { value: 500, unit: 'USD', text: '$500' } },
  },
  start: ['/assets/shell/1.js'],
};
const overriddenBy = (...overriding: LoadableRelease[]) => {
  const rest = used.filter(({ workspace }) => overriding.every((release) => release.workspace !== workspace));
  const { bootstrapData, start } = withOverrides(documentStart, 'shell', { site, inUse, overriding, rest });
  return { ...bootstrapData, table: bootstrapData.whole?.table ?? inUse.table, start };
};
const paths = ({ routes }: { routes: readonly Route[] }): string[] => routes.map(({ path }) => path);

test("a remote's other release brings its entry, pages and slots in place of the one in use", () => {
  const mix = overriddenBy(loadable('mf-plans', 2, { pages: [pageOf('/planes-nuevos')], slots: ['plans/new'] }));
  expect(mix.remotes).toEqual({ 'mf-plans': '/assets/mf-plans/2.js', 'mf-crm': '/assets/mf-crm/1.js' });
  expect(mix.whole?.remotes).toEqual(mix.remotes);
  // The files with the table are those of the releases in use.
  expect(mix.whole?.parts).toBeUndefined();
  expect(paths(mix.table)).toEqual(['/', '/crm', '/planes-nuevos']);
  expect(mix.table.slots).toEqual({ 'crm/demo': 'mf-crm', 'plans/new': 'mf-plans' });
  expect(mix.start).toEqual(documentStart.start);
});

test('figures are those of the mix, on every page and in every text that mentions them', () => {
  const mix = overriddenBy(
    loadable('mf-plans', 2, { pages: [pageOf('/planes')], facts: { price: { value: 600, unit: 'USD' } } }),
  );
  expect(mix.table.facts).toEqual({ 'mf-plans/price': { value: 600, unit: 'USD', text: '$600' } });
  expect(mix.table.routes.find(({ path }) => path === '/crm')?.description).toBe(
    'El CRM cuesta lo mismo que los planes: $600 al mes, sin más.',
  );
  // What the document was prerendered with is not looked at before the mix.
  expect(mix.shown).toEqual({});
});

test('a figure that the mix lacks shows as a dash where a text mentions it', () => {
  const mix = overriddenBy(loadable('mf-plans', 2));
  expect(mix.table.facts).toEqual({});
  expect(mix.table.routes.find(({ path }) => path === '/crm')?.description).toBe(
    'El CRM cuesta lo mismo que los planes: — al mes, sin más.',
  );
});

test("another shell's scripts start in place of this one's, and no remote changes", () => {
  const mix = overriddenBy(loadable('shell', 2, { pages: [pageOf('/'), pageOf('/dos')] }));
  expect(mix.start).toEqual(['/assets/shell/2.js']);
  expect(mix.remotes).toEqual(inUse.remotes);
  expect(paths(mix.table)).toEqual(['/planes', '/crm', '/', '/dos']);
});

test('a local source runs with the development build of the shell in use, or with its own', () => {
  const remote = { ...loadable('mf-plans', 2), version: 'localhost:8082', scripts: ['http://localhost:8082/entry.js'] };
  const rest = [{ ...shell, development: '/assets/shell-development/1.0.0/shell.js' }, crm];
  const { start, bootstrapData } = withOverrides(documentStart, 'shell', { site, inUse, overriding: [remote], rest });
  expect(start).toEqual(['/assets/shell-development/1.0.0/shell.js']);
  expect(bootstrapData.remotes['mf-plans']).toBe('http://localhost:8082/entry.js');
  const own = { ...loadable('shell', 2), version: 'localhost:8081', scripts: ['http://localhost:8081/shell.js'] };
  expect(withOverrides(documentStart, 'shell', { site, inUse, overriding: [own], rest: [plans, crm] }).start).toEqual(
    own.scripts,
  );
});

test('a remote that the environment does not use can be added', () => {
  const mix = overriddenBy(loadable('mf-events', 2, { pages: [pageOf('/eventos')] }));
  expect(mix.remotes).toMatchObject({ 'mf-events': '/assets/mf-events/2.js' });
  expect(paths(mix.table)).toEqual(['/', '/planes', '/crm', '/eventos']);
});

test('of two that claim one path the one in use has it', () => {
  const mix = overriddenBy(loadable('mf-rivals', 2, { pages: [pageOf('/crm')] }));
  expect(mix.table.routes.map(({ path, workspace }) => `${path} of ${workspace}`)).toEqual([
    '/ of shell',
    '/planes of mf-plans',
    '/crm of mf-crm',
  ]);
});
