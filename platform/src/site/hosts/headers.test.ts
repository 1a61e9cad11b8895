import { composedFiles, composedMap } from '../../testing/composed-folder.ts';
import { servedAs } from '../../store/bucket/content-headers.ts';
import { fileHeaders, headerRules, headersOf, textHeaders } from './headers.ts';

const open = { noindex: false, tls: true };

test('a document is requested each time, and shown in frames of this site alone', () => {
  const headers = headersOf('document', open);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A payment's window sends its outcome to the page that has opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  for (const feature of ['camera', 'microphone', 'geolocation'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
});

test('an asset is kept for good, and may be read by other sites and by a frame that counts as one', () => {
  const headers = headersOf('asset', open);
  expect(headers['Cache-Control']).toMatch(/^public, max-age=31536000, immutable$/);
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers['Access-Control-Allow-Origin']).toBe('*');
  expect(Object.keys(headers)).not.toContain('Permissions-Policy');
});

test('a page that is meant for frames of others may be framed by them, and is a document otherwise', () => {
  const headers = headersOf('embeddable', open);
  expect(Object.keys(headers)).not.toContain('Content-Security-Policy');
  expect(headers).toMatchObject({ 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  expect(headers['Permissions-Policy']).toBe(headersOf('document', open)['Permissions-Policy']);
});

test('only a closed site asks machines to stay away, and only behind TLS it is said that it is', () => {
  const headersWith = (circumstances: { noindex: boolean; tls: boolean }) => {
    const headers = headersOf('document', circumstances);
    return [headers['X-Robots-Tag'], headers['Strict-Transport-Security']];
  };
  expect(headersWith({ noindex: false, tls: false })).toEqual([undefined, undefined]);
  expect(headersWith({ noindex: true, tls: false })).toEqual(['noindex', undefined]);
  expect(headersWith({ noindex: false, tls: true })).toEqual([undefined, 'max-age=63072000']);
});

/** Files of an environment besides. */
const others = ['demo/logo.svg', 'CNAME', 'sw.js', 'precios.pdf', 'assets/mf-plans/logo.svg'];

/** Of a path what the last rule that fits says, as hosts read them. */
const ruleFor = (path: string, environment = 'production') =>
  headerRules({ ...composedMap, environment }, [...Object.keys(composedFiles), ...others])
    .filter(({ pattern }) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
    .at(-1)?.headers;

test.each([
  ['demo', 'noindex'],
  ['production', undefined],
  ['staging', 'noindex'],
])('%s says "%s" to search engines', (environment, robots) => {
  expect(ruleFor('/', environment)?.['X-Robots-Tag']).toBe(robots);
});

test.each(['/assets/mf-plans/mf-manifest.json', '/assets/mf-plans/remoteEntry.js', '/revision.json'])(
  '%s keeps its name, so it is asked for each time, and pages of other sites may read it',
  (path) => {
    expect(servedAs(path)).toBe('entry');
    expect(ruleFor(path)).toMatchObject({
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    });
  },
);

test('the rules of a whole site: documents, assets, pages for frames, texts', () => {
  expect(ruleFor('/planes')).toEqual(headersOf('document', open));
  expect(ruleFor('/assets/shell/shell.abc.js')).toEqual(headersOf('asset', open));
  expect(ruleFor('/widget')).toEqual(headersOf('embeddable', open));
  expect(ruleFor('/planes.md')).toMatchObject({
    ...textHeaders('https://www.example.com/planes'),
    'Content-Type': 'text/markdown; charset=utf-8',
  });
  expect(ruleFor('/planes', 'staging')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
});

test.each(['/planes', '/demo/pago'])('%s is a document of its own policy', (path) => {
  expect(ruleFor(path)?.['Content-Security-Policy']).toBe("frame-ancestors 'self'");
});

test.each([
  '/demo/logo.svg',
  '/CNAME',
  '/data/lista.json',
  '/planes.md',
  '/assets/mf-plans/logo.svg',
  '/revision.json',
])('%s, opened by itself, runs nothing', (path) => {
  for (const headers of [ruleFor(path), fileHeaders(path, open)])
    expect(headers?.['Content-Security-Policy']).toMatch(
      /^default-src 'none'; (?!.*script-src).*sandbox(?! allow-scripts)/,
    );
});

test.each(['/demo/pago.html', '/sw.js', '/precios.pdf', '/assets/shell/shell.abc.js'])(
  '%s has no policy that keeps it from working',
  (path) => {
    for (const headers of [ruleFor(path), fileHeaders(path, open)])
      expect([undefined, "frame-ancestors 'self'"]).toContain(headers?.['Content-Security-Policy']);
  },
);
