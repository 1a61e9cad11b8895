/** @jest-environment node */
import { routeOf } from '../testing/routes.ts';
import { findRoute } from './find-route.ts';

const routes = [routeOf('/'), routeOf('/planes-sociales', { aliases: ['/redes'] })];

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/planes-sociales', '/planes-sociales'],
  ['//Planes-Sociales/', '/planes-sociales'],
  ['/%70lanes-sociales.html', '/planes-sociales'],
  ['/REDES', '/planes-sociales'],
  ['/redes/index.html', '/planes-sociales'],
])('%s is the page %s', (pathname, path) => {
  expect(findRoute(routes, pathname)?.path).toBe(path);
});

test.each(['/planes-sociales-2', '/ayuda', '/%2f/planes-sociales', '/planes-sociales/mas'])(
  '%s is no page',
  (pathname) => {
    expect(findRoute(routes, pathname)).toBeUndefined();
  },
);
