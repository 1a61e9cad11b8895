import { routeOf, siteOf } from '../testing/routes.ts';
import { once } from '../testing/once.ts';
import { pagesOf } from '../testing/page-loaders.ts';
import { followLinks } from './follow-links.ts';
import { Navigation, type BrowserPort } from './navigation.ts';

const routes = [routeOf('/', { workspace: 'shell' }), routeOf('/uno'), routeOf('/catalogo/uno')];
const browser = {
  history: { pushState: jest.fn(), replaceState: jest.fn(), go: jest.fn(), state: null },
  location: { pathname: '/', search: '', hash: '', assign: jest.fn(), replace: jest.fn(), reload: jest.fn() },
  hasDocument: () => Promise.resolve(true),
} satisfies BrowserPort;

/** Whether the browser is left to follow the link that was clicked last. */
let isNative: boolean;

beforeAll(() => {
  const pending = new Promise<never>(() => undefined);
  const site = siteOf(routes, {
    known: () => (areKnown ? routes : undefined),
    routes: () => pending,
    routesAtLast: () => pending,
  });
  followLinks(
    new Navigation(
      site,
      pagesOf(() => pending, once),
      browser,
    ),
  );
  // After the site's own: jsdom follows no links.
  window.addEventListener('click', (event) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  });
});

/** Whether the table of the site's pages has come. */
let areKnown: boolean;
beforeEach(() => (areKnown = true));

function isLeftToBrowser(attributes: string): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Abrir</b></a>`;
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isNative;
}

const files = [
  '/tarifas.pdf',
  'tarifas.pdf',
  './docs/../tarifas.pdf',
  '/tarifas.pdf?v=2',
  '/tarifas.pdf#page=3',
  '/TARIFAS.PDF',
  '/tarifas%2Epdf',
  '/data/casos.json',
  '/uno.md',
  '/sitemap.xml',
];

test.each(files)(
  'a link to the file %s is followed by the browser, before and after the pages are known',
  (address) => {
    expect(isLeftToBrowser(`href="${address}"`)).toBe(true);
    areKnown = false;
    expect(isLeftToBrowser(`href="${address}"`)).toBe(true);
  },
);

test.each(['/demo/pagar', '/mosaico/', '/feed', '/no-existe', '/uno/otra'])(
  'a link to %s, which is no page, is followed by the browser',
  (address) => expect(isLeftToBrowser(`href="${address}"`)).toBe(true),
);

test.each(['/uno', 'uno?a=1', '/UNO/', '/uno.html', '/catalogo/uno#b', '/catalogo/uno/index.html'])(
  'a link to the page %s is followed without a document load',
  (address) => expect(isLeftToBrowser(`href="${address}"`)).toBe(false),
);

test('while the pages are not known, a path that may be one is not left to the browser', () => {
  areKnown = false;
  expect(isLeftToBrowser('href="/uno"')).toBe(false);
});

test.each([
  'href="/uno" download',
  'href="/uno" target="_blank"',
  'href="/uno" target="marco"',
  'href="https://otro.example/uno"',
  'href="blob:http://localhost/uno"',
  'href="mailto:ana@example.org"',
  'href="tel:+18095551234"',
])('<a %s> is the browser’s own', (attributes) => expect(isLeftToBrowser(attributes)).toBe(true));
