import { plainPath } from './paths.ts';

test.each([
  '/planes-crm',
  '/Planes-CRM',
  '/planes-crm/',
  '/planes-crm///',
  '//planes-crm',
  '/planes-crm.html',
  '/PLANES-CRM.HTML',
  '/planes-crm.html/',
  '/planes-crm/index',
  '/planes-crm/index.html',
  '/planes-crm//index.html/',
  '/%70lanes-crm',
  '/planes%2Dcrm',
  '/%50lanes-crm%2ehtml',
  '/planes-crm/%69ndex',
])('%s is a spelling of /planes-crm', (pathname) => {
  expect(plainPath(pathname)).toBe('/planes-crm');
});

test.each(['/', '', '//', '/index', '/index.html', '/INDEX.html', '//index//', '/%69ndex%2Ehtml'])(
  '%s is a spelling of home',
  (pathname) => {
    expect(plainPath(pathname)).toBe('/');
  },
);

test.each([
  '/%2fplanes-crm',
  '/planes%2Fcrm',
  '/%5cplanes-crm',
  '/\\planes-crm',
  '/planes-crm%00',
  '/planes-crm%20',
  '/planes-crm%',
  '/planes-crm%zz',
  '/%2570lanes-crm',
  '/./planes-crm',
  '/x/../planes-crm',
  '/%2e%2e/planes-crm',
  '/planes-crm.htm',
  '/planes-crm.html.html',
  '/planes-crm/.html',
  '/planes-crm/index/index',
  '/planes-crmindex',
  '/planes-crm;a=1',
])('%s is none', (pathname) => {
  expect(plainPath(pathname)).not.toBe('/planes-crm');
});

test.each(['/.html', '/index/index.html', '/%2findex', '/..', '/.'])('%s is none of home', (pathname) => {
  expect(plainPath(pathname)).not.toBe('/');
});
