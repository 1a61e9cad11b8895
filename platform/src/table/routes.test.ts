import { pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { routesOf } from './routes.ts';

const site = siteOf();

test('a page for each referrer becomes a route for each of them, named after them', () => {
  const page = pageOf('/catalogo-{slug}', {
    key: 'referral-catalogue',
    each: 'referrers',
    title: 'Catálogo de {name}',
    directory: { name: 'Catálogo de {name}', category: 'Planes' },
  });
  const routes = routesOf('mf-plans', [page], site);
  expect(routes.map(({ path, title, subject, directory }) => [path, title, subject, directory.name])).toEqual([
    ['/catalogo-norte', 'Catálogo de Norte', 'norte', 'Catálogo de Norte'],
    ['/catalogo-sur', 'Catálogo de Sur', 'sur', 'Catálogo de Sur'],
  ]);
});

test("the mentor's page is at the mentor's path", () => {
  const page = pageOf('/mentoria-privada-con-{slug}', { each: 'mentor', title: 'Mentoría con {name}' });
  expect(routesOf('mf-courses', [page], site)).toMatchObject([
    { path: '/mentoria-privada-con-direccion', title: 'Mentoría con Dirección', subject: 'direccion' },
  ]);
});

test('a redirect gets its address from the configuration, and is kept out of search engines', () => {
  const [route] = routesOf('mf-plans', [pageOf('/planes-de-marketing', { redirect: 'marketingPlans' })], site);
  expect(route).toMatchObject({ redirect: '/demo/planes-de-marketing', indexed: false });
});

test('a redirect to what is not configured names page and key', () => {
  expect(() => routesOf('mf-plans', [pageOf('/x', { redirect: 'nowhere' })], site)).toThrow(
    'mf-plans (page "x") redirects to links.nowhere, which the site configuration does not have.',
  );
});
