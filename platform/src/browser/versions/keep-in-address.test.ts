/** @jest-environment jsdom */
import { keepInAddress } from './keep-in-address.ts';

const memory = new Map<string, string>();
const storage = () => ({
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => void memory.set(name, value),
  removeItem: (name: string) => void memory.delete(name),
});
const mix = { 'mf-plans': '1.5.0' };
const asked = 'mf=mf-plans@1.5.0';

// Once: what it wraps is the window's, for as long as there is one.
beforeAll(() => {
  history.replaceState(null, '', '/planes-sociales?plan=basico#precios');
  keepInAddress(mix, storage);
});
beforeEach(() => {
  document.body.innerHTML = '';
});

/** Presses a link as a visitor does, and says where it leads and whether the shell receives the click. */
function press(attributes: string): { href: string; isHeard: boolean } {
  document.body.innerHTML = `<a ${attributes}><span>Ir</span></a>`;
  const link = document.body.firstElementChild as HTMLAnchorElement;
  let isHeard = false;
  const hear = (event: Event): void => {
    isHeard = true;
    event.preventDefault();
  };
  document.addEventListener('click', hear, { once: true });
  link.firstElementChild?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.removeEventListener('click', hear);
  return { href: link.href, isHeard };
}

test('the address names the mix at once, and keeps its query and anchor', () => {
  expect(location.pathname).toBe('/planes-sociales');
  expect(decodeURIComponent(location.search)).toContain(asked);
  expect(location.search).toContain('plan=basico');
  expect(location.hash).toBe('#precios');
});

test('addresses that the shell writes name it, too, and what is no address is left to the browser', () => {
  history.pushState({ place: 1 }, '', '/planes-crm');
  expect([location.pathname, decodeURIComponent(location.search)]).toEqual(['/planes-crm', `?${asked}`]);
  expect(history.state).toEqual({ place: 1 });
  history.replaceState({ place: 2 }, '');
  expect(location.pathname).toBe('/planes-crm');
  expect(() => history.pushState(null, '', 'http://[')).toThrow();
});

test('so do they in a browser without URL.canParse', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  Reflect.deleteProperty(URL, 'canParse');
  history.pushState(null, '', '/planes-soporte');
  expect([location.pathname, decodeURIComponent(location.search)]).toEqual(['/planes-soporte', `?${asked}`]);
  if (canParse) Object.defineProperty(URL, 'canParse', canParse);
});

test('a link of the site takes it along before it is opened, and the shell follows it', () => {
  const { href, isHeard } = press('href="/planes-crm"');
  expect(decodeURIComponent(href)).toBe(`${location.origin}/planes-crm?${asked}`);
  expect(isHeard).toBe(true);
});

test.each([
  ['elsewhere', 'href="https://example.com/"', 'https://example.com/'],
  ['to a download', 'href="/a.pdf" download', 'http://localhost/a.pdf'],
])('a link %s stays as it is', (_where, attributes, address) => {
  expect(press(attributes).href).toBe(address);
});

test('a link to another mix is for the browser, not for the shell', () => {
  const { href, isHeard } = press('href="/planes-crm?mf=mf-crm@2.0.0"');
  expect(href).toBe('http://localhost/planes-crm?mf=mf-crm@2.0.0');
  expect(isHeard).toBe(false);
});

test('an entry from before the choice is put right when the visitor comes back to it', () => {
  History.prototype.replaceState.call(history, null, '', '/antes');
  expect(location.search).toBe('');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(decodeURIComponent(location.search)).toBe(`?${asked}`);
});

test('a page that the browser had kept remembers its mix for the tab again', () => {
  memory.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(memory.size).toBe(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([...memory.values()].join()).toContain('1.5.0');
});
