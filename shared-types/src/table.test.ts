import type { Route, SiteTable } from './index.ts';
import { routeAt, tableEntry } from './table.ts';

const routeOf = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  directory: { name: `Name of ${path}`, category: 'Planes' },
  aliases: [],
  indexed: true,
  workspace: 'mf-a',
  page: path.slice(1) || 'home',
  ...more,
});
const tableOf = (routes: Route[], more: Partial<SiteTable> = {}): SiteTable => ({
  routes,
  facts: {},
  offers: {},
  slots: {},
  ...more,
});
const price = { usd: 500, text: '$500', per: 'month', covers: 'una red' } as const;
const offer = { name: 'Plan', price, for: 'prospects', get: [{ chat: 'Hola' }], cancellation: 'Sin plazo.' } as const;

test('figures, offers, pieces and pages are found by their names', () => {
  const fact = { value: 5, unit: 'days', text: '5' } as const;
  const table = tableOf([routeOf('/planes')], {
    facts: { 'mf-a/days': fact },
    offers: { 'mf-a/plan': offer },
    slots: { 'a/table': 'mf-a' },
  });
  expect(tableEntry(table, 'fact:mf-a/days')).toEqual(fact);
  expect(tableEntry(table, 'offer:mf-a/plan')).toEqual(offer);
  expect(tableEntry(table, 'slot:a/table')).toBe('mf-a');
  expect(tableEntry(table, 'page:mf-a/planes')).toBe('/planes');
  expect(routeAt(table, '/planes')?.page).toBe('planes');
});

test.each(['fact:mf-a/gone', 'offer:mf-a/gone', 'slot:a/gone', 'page:mf-a/gone', 'fact:constructor', 'today'] as const)(
  'nothing is said to %s',
  (key) => {
    expect(tableEntry(tableOf([]), key)).toBeUndefined();
  },
);

test('of a page for each referrer its name means the first', () => {
  const each = { page: 'catalogue' };
  const table = tableOf([routeOf('/catalogo-norte', each), routeOf('/catalogo-sur', each)]);
  expect(tableEntry(table, 'page:mf-a/catalogue')).toBe('/catalogo-norte');
});

test('a list of pages has no entries that only the footer and the search show', () => {
  const listed = {
    footer: { group: 'Servicios', label: 'Planes', order: 1 },
    service: { title: 'Planes', text: 'Planes.', offer: 'mf-a/plan', order: 1 },
    search: { words: ['planes'] },
    places: [],
  } as const;
  const route = routeOf('/planes');
  expect(tableEntry(tableOf([{ ...route, ...listed } as unknown as Route]), 'routes')).toEqual([route]);
});

test('a trail leads from home to the page above', () => {
  const table = tableOf([
    routeOf('/'),
    routeOf('/planes'),
    routeOf('/redes', { parent: 'mf-a/planes' }),
    routeOf('/redes-basico', { parent: 'mf-a/redes' }),
    routeOf('/suelta', { parent: 'mf-a/gone' }),
  ]);
  const home = { path: '/', label: 'Name of /' };
  expect(tableEntry(table, 'trail:/redes-basico')).toEqual([
    home,
    { path: '/planes', label: 'Name of /planes' },
    { path: '/redes', label: 'Name of /redes' },
  ]);
  expect(tableEntry(table, 'trail:/suelta')).toEqual([home]);
  expect(tableEntry(table, 'trail:/')).toEqual([]);
  expect(tableEntry(table, 'trail:/nowhere')).toEqual([]);
});

test('a trail ends even where pages stand above each other in a circle', () => {
  const table = tableOf([routeOf('/'), routeOf('/a', { parent: 'mf-a/b' }), routeOf('/b', { parent: 'mf-a/a' })]);
  expect(tableEntry(table, 'trail:/a')).toHaveLength(9);
});

test('the footer has its groups in their order, and in each its links by theirs', () => {
  const footer = (path: string, group: 'Servicios' | 'Condiciones', order: number) =>
    routeOf(path, { footer: { group, label: `Label of ${path}`, order } });
  const table = tableOf([
    footer('/terminos', 'Condiciones', 1),
    footer('/redes', 'Servicios', 2),
    footer('/planes', 'Servicios', 2),
    footer('/sitios', 'Servicios', 1),
    routeOf('/otra'),
  ]);
  const link = (path: string) => ({ path, label: `Label of ${path}` });
  expect(tableEntry(table, 'footer')).toEqual([
    { group: 'Servicios', links: [link('/sitios'), link('/planes'), link('/redes')] },
    { group: 'Agencia', links: [] },
    { group: 'Condiciones', links: [link('/terminos')] },
  ]);
});

test('services are listed by their order, with the price of their offer and the way to its plan, and without one not at all', () => {
  const service = (path: string, name: string, order: number, plan?: string) =>
    routeOf(path, { service: { title: path, text: `Text of ${path}`, offer: name, order, ...(plan && { plan }) } });
  const table = tableOf(
    [service('/b', 'mf-a/plan', 2, 'basico'), service('/a', 'mf-a/plan', 1), service('/c', 'mf-a/gone', 0)],
    {
      offers: { 'mf-a/plan': offer },
    },
  );
  expect(tableEntry(table, 'services')).toEqual([
    { path: '/a', to: '/a', title: '/a', text: 'Text of /a', price },
    { path: '/b', to: '/b?plan=basico', title: '/b', text: 'Text of /b', price },
  ]);
  expect(tableEntry(table, 'services:some')).toBe(true);
  expect(tableEntry(tableOf([service('/c', 'mf-a/gone', 0)]), 'services:some')).toBe(false);
});
