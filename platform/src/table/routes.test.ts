import type { Fact } from '@mosaico/shared-types';
import type { ReleasePage } from '@mosaico/shared-types/schemas';
import { pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { textsOf } from '../testing/texts.ts';
import { routesOf, routesOn } from './routes.ts';

const site = siteOf();
const facts: Record<string, Fact> = { 'mf-plans/basic': { value: 500, unit: 'USD', text: '$500' } };
const resolved = (page: ReleasePage, of = site) =>
  routesOf({ workspace: 'mf-plans', version: '1.4.0', pages: [page] }, { facts, failed: new Set() }, of);

test('a page for each referrer becomes a route for each of them, named after them', () => {
  const { routes } = resolved(
    pageOf('/catalogo-{slug}', {
      key: 'referral-catalogue',
      each: 'referrers',
      title: 'Catálogo de {name}',
      directory: { name: 'Catálogo de {name}', category: 'Planes' },
    }),
  );
  expect(routes.map(({ path, title, subject, directory }) => [path, title, subject, directory.name])).toEqual([
    ['/catalogo-norte', 'Catálogo de Norte', 'norte', 'Catálogo de Norte'],
    ['/catalogo-sur', 'Catálogo de Sur', 'sur', 'Catálogo de Sur'],
  ]);
});

test("the mentor's page is at the mentor's path", () => {
  const page = pageOf('/mentoria-privada-con-{slug}', { each: 'mentor', title: 'Mentoría con {name}' });
  expect(resolved(page).routes).toMatchObject([
    { path: '/mentoria-privada-con-direccion', title: 'Mentoría con Dirección', subject: 'direccion' },
  ]);
});

const branch = pageOf('/sedes/{slug}', { key: 'branch', each: 'branches', title: 'Sede {name}' });

test('pages are made by any list that the site configuration declares, none by an empty one', () => {
  const entries = [
    { slug: 'centro', name: 'Centro' },
    { slug: 'norte', name: 'Norte' },
  ];
  const paths = (list: typeof entries) =>
    resolved(branch, { ...site, lists: { branches: { entries: list } } }).routes.map(({ path, title }) => [
      path,
      title,
    ]);
  expect(paths(entries)).toEqual([
    ['/sedes/centro', 'Sede Centro'],
    ['/sedes/norte', 'Sede Norte'],
  ]);
  expect(paths([])).toEqual([]);
});

test.each([0, 1, 3])('of %i referrers there are as many catalogues', (count) => {
  const referrers = Array.from({ length: count }, (_, index) => ({ slug: `r${index}`, name: `R${index}`, amId: 'x' }));
  const page = pageOf('/catalogo-{slug}', { each: 'referrers', title: 'Catálogo de {name}' });
  const { routes, problems } = resolved(page, { ...site, referrers });
  expect(routes.map(({ path }) => path)).toEqual(referrers.map(({ slug }) => `/catalogo-${slug}`));
  expect(problems).toEqual([]);
});

test.each(['branches', 'clientLogos', 'agency', 'constructor'])(
  'a page by "%s", which is no list with slugs and names, names page, key, list and remedy',
  (each) => {
    expect(resolved({ ...branch, each })).toEqual({
      routes: [],
      problems: [
        {
          code: 'unknown-list',
          workspace: 'mf-plans',
          subject: 'pages.ts "branch"',
          text: `mf-plans@1.4.0, pages.ts "branch": each: the site configuration declares no list "${each}" whose entries have slug and name. Declare it there as lists.${each}, or name another list.`,
        },
      ],
    });
  },
);

test('every text of a page may mention figures', () => {
  const price = '{mf-plans/basic}';
  const page = pageOf('/planes', {
    title: `Planes desde ${price}`,
    description: `Planes desde ${price} al mes; el más visto cuesta ${price} y no tiene permanencia.`,
    directory: { name: `Planes (${price})`, category: 'Planes' },
    footer: { group: 'Servicios', label: `Desde ${price}`, order: 1 },
    service: { title: 'Planes', text: `Cuestan ${price}.`, offer: 'mf-plans/basic', order: 1 },
    search: { words: ['planes', `los de ${price}`] },
    places: [{ anchor: 'precio', title: 'Precio', description: `Es ${price}.`, words: ['precio'] }],
  });
  const { routes, problems } = resolved(page);
  expect(problems).toEqual([]);
  expect(routes).toMatchObject([
    {
      title: 'Planes desde $500',
      description: 'Planes desde $500 al mes; el más visto cuesta $500 y no tiene permanencia.',
      directory: { name: 'Planes ($500)' },
      footer: { label: 'Desde $500' },
      service: { text: 'Cuestan $500.', offer: 'mf-plans/basic' },
      search: { words: ['planes', 'los de $500'] },
      places: [{ anchor: 'precio', description: 'Es $500.' }],
    },
  ]);
});

test('a figure that nobody declares is named once, with the page that shows it and the remedy', () => {
  const { routes, problems } = resolved(
    pageOf('/x', { title: 'Desde {mf-crm/gone}', directory: { name: '{mf-crm/gone}', category: 'Planes' } }),
  );
  expect(textsOf(problems)).toEqual([
    'mf-plans@1.4.0, pages.ts "x" shows mf-crm/gone, which no release of this mix declares. Declare it in mf-crm/src/facts.json, or show another.',
  ]);
  expect(routes).toMatchObject([{ title: 'Desde —' }]);
});

test('a redirect gets its address from the configuration, and is kept out of search engines', () => {
  const { routes } = resolved(pageOf('/planes-de-marketing', { redirect: 'marketingPlans' }));
  expect(routes).toMatchObject([{ redirect: '/demo/planes-de-marketing', indexed: false }]);
});

test('a redirect to what is not configured names file, page, key and remedy', () => {
  expect(textsOf(resolved(pageOf('/x', { redirect: 'nowhere' })).problems)).toEqual([
    'mf-plans@1.4.0, pages.ts "x" redirects to links.nowhere, which the site configuration does not have. Add it there.',
  ]);
});

test.each([
  ['2026-11-16', '2026-12-16'],
  [undefined, undefined],
])('a job offered since %s has %s as its last day', (posted, expires) => {
  const page = pageOf('/empleo', { expires: { job: 'videoDesigner', days: 'mf-legal/days' } });
  const configured = { ...site, jobs: { ...site.jobs, videoDesigner: { ...(posted && { posted }) } } };
  const declared = { workspace: 'mf-plans', pages: [page] };
  const days = { 'mf-legal/days': { value: 30, unit: 'days', text: '30' } } as const;
  expect(routesOf(declared, { facts: days, failed: new Set() }, configured).routes[0]?.expires).toBe(expires);
  const { problems } = routesOf(declared, { facts, failed: new Set() }, configured);
  expect(problems.map(({ text }) => text)).toEqual([expect.stringContaining('mf-legal/days')]);
});

test('a page that has expired is in no index and no list of links, from the day after', () => {
  const { routes } = resolved(
    pageOf('/empleo', { expires: '2026-12-16', footer: { group: 'Agencia', label: 'Empleo', order: 1 } }),
  );
  expect(routesOn('2026-12-16', routes)).toEqual(routes);
  const [expired] = routesOn('2026-12-17', routes);
  expect(expired).toMatchObject({ path: '/empleo', indexed: false, expires: '2026-12-16' });
  expect(expired?.footer).toBeUndefined();
});
