import { routeOf } from '../testing/routes.ts';
import { findRoute } from './find-route.ts';

const routes = [
  routeOf('/'),
  routeOf('/planes-sociales', { aliases: ['/redes'] }),
  routeOf('/ayuda/:tema'),
  routeOf('/archivo/*'),
];

test.each([
  ['/', '/'],
  ['/planes-sociales', '/planes-sociales'],
  ['/Planes-Sociales/', '/planes-sociales'],
  ['/REDES', '/planes-sociales'],
  ['/ayuda/pagos', '/ayuda/:tema'],
  ['/archivo/2024/enero', '/archivo/*'],
])('%s is the page %s', (pathname, path) => {
  expect(findRoute(routes, pathname)?.path).toBe(path);
});

test.each(['/planes-sociales-2', '/ayuda', '/otra', '/planes-sociales/mas'])('%s is no page', (pathname) => {
  expect(findRoute(routes, pathname)).toBeUndefined();
});
