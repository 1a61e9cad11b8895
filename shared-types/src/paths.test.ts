import { plainPath, queryOf } from './paths.ts';

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
  // As chats cut links out of sentences.
  '/planes-crm)',
  '/planes-crm).',
  '/planes-crm,',
  '/planes-crm.',
  '/planes-crm%20',
  '/planes-crm%22',
  '/planes-crm%C2%BB',
  '/planes-crm%C2%A0',
  '/planes-crm%E2%80%8B',
  '/planes-crm%F0%9F%98%8A',
  '/planes-crm.html)',
  '/planes-crm/index.html,',
  '/planes-crm&utm_source=x',
  '/planes-crm&utm_source=x&utm_medium=y.',
])('%s is a spelling of /planes-crm', (pathname) => {
  expect(plainPath(pathname)).toBe('/planes-crm');
});

test.each([
  '/',
  '',
  '//',
  '/index',
  '/index.html',
  '/INDEX.html',
  '//index//',
  '/%69ndex%2Ehtml',
  '/)',
  '/&utm_source=x',
])('%s is a spelling of home', (pathname) => {
  expect(plainPath(pathname)).toBe('/');
});

test.each([
  '/%2fplanes-crm',
  '/planes%2Fcrm',
  '/%5cplanes-crm',
  '/\\planes-crm',
  '/planes-crm%00',
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
  '/planes-crm&a/b',
  '/planes-crm&a=1/..',
  '/planes-crm)x',
])('%s is none', (pathname) => {
  expect(plainPath(pathname)).not.toBe('/planes-crm');
});

test.each(['/.html', '/index/index.html', '/%2findex', '/..', '/.'])('%s is none of home', (pathname) => {
  expect(plainPath(pathname)).not.toBe('/');
});

test('parameters that were added without a question mark are the query', () => {
  expect(queryOf('/planes-crm', '')).toBe('');
  expect(queryOf('/planes-crm', '?a=1')).toBe('?a=1');
  expect(queryOf('/planes-crm&utm_source=x', '')).toBe('?utm_source=x');
  expect(queryOf('/planes-crm&utm_source=x', '?a=1')).toBe('?utm_source=x&a=1');
});
