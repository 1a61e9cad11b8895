import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchablePage } from '@mosaico/shared-types';
import { phraseKey, type SearchTerms } from '@mosaico/shared-types/search';
import { table } from 'site-for-tests';
import { mostCandidates } from './parts-index.ts';
import { box, highlighted, setUp, titles } from './testing.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const [home] = table.routes;
if (!home) throw new Error('The site for tests has no pages.');
const services = table.routes.filter(({ search }) => search?.service !== undefined);
const works = Array.from({ length: 48 }, (_, at): SearchablePage => {
  const { description, indexed } = home;
  return { path: `/obra-${at}`, description, indexed, directory: { name: `Obra ${at}`, category: 'Principal' } };
});
const hashes = ['0', '1', '2'];
/** The page with a number is in the file with the rest of a division by the number of files. */
const pagesOf = (file: string) => works.filter((_, at) => at % hashes.length === Number(file));

/** The works, in parts: a file of terms, and three of pages. `answer` may hold a file back, or refuse it. */
function inParts(answer: (file: unknown, address: string) => Promise<unknown> = (file) => Promise.resolve(file)) {
  const terms: SearchTerms = {
    obra: { 3: works.map((_, at) => at) },
    ...Object.fromEntries([...works.keys()].slice(10).map((at) => [String(at), { 3: [at] }])),
    // One page has this as a word.
    [phraseKey('obra nueva')]: { 60: [47] },
    nueva: { 6: works.map((_, at) => at) },
  };
  const requested: string[] = [];
  const load = (address: string): Promise<unknown> => {
    requested.push(address);
    const [, kind, hash = ''] = /search-(\w+)\.(\w+)\.json/.exec(address) ?? [];
    return answer(kind === 'terms' ? terms : pagesOf(hash), address);
  };
  const loadPages = jest.fn(() => Promise.resolve({ parts: { services, terms: ['0'], pages: hashes }, load }));
  return { requested, loadPages };
}
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);

const setUpInParts = (...[answer]: Parameters<typeof inParts>) => {
  const { requested, loadPages } = inParts(answer);
  setUp(loadPages);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  /** Lets time pass, and what waits for it go on. */
  const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
  const look = async (query: string): Promise<void> => {
    await user.clear(box());
    await user.paste(query);
    await wait(200);
  };
  return { requested, loadPages, user, wait, look };
};

test('a query finds the pages that have its terms, and requests no other files, and none twice', async () => {
  const { requested, user, look } = setUpInParts();
  await user.click(box());
  expect(requested).toEqual([]);
  await look('40');
  expect(titles()).toEqual(['Obra 40']);
  expect(requested).toEqual(['/assets/site/search-terms.0.json', '/assets/site/search-pages.1.json']);
  await look('37');
  expect(titles()).toEqual(['Obra 37']);
  expect(requested).toHaveLength(2);
});

test('while somebody types, nothing is requested: only what stands there after a pause', async () => {
  const { requested, user, wait } = setUpInParts();
  for (const letter of 'obra 4') {
    await user.type(box(), letter);
    await wait(100);
  }
  expect(requested).toEqual([]);
  await user.type(box(), '0');
  await wait(200);
  expect(titles()[0]).toBe('Obra 40');
});

test('services are found by a part of a word and at once, also offline; the other pages follow', async () => {
  const { user, look, wait } = setUpInParts(() => Promise.reject(new Error('offline')));
  await user.click(box());
  await user.paste('linea');
  await wait(0);
  expect(titles()[0]).toBe('Tienda en línea');
  await look('linea');
  expect(titles()[0]).toBe('Tienda en línea');
  expect(screen.getByText('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
});

test('typing errors behind the first letters are forgiven', async () => {
  const { look } = setUpInParts();
  await look('obrra');
  expect(options()[0]).toMatch(/^Obra/);
});

test('of many pages the best are listed, and a line says that there are more', async () => {
  const { look } = setUpInParts();
  await look('obra');
  expect(options()).toHaveLength(mostCandidates);
  expect(screen.getByText('Son los mejores de muchos. Escribe otra palabra para encontrar más.')).toBeVisible();
  await look('33');
  expect(status()).toHaveTextContent(/^1 resultado$/);
});

test('a page that has all that is typed as one of its words is among the best, however many others match', async () => {
  const { look } = setUpInParts();
  await look('obra nueva');
  expect(options()).toContain('Obra 47');
});

test('an arrow before the files are there highlights the first result once they are', async () => {
  const arrive: (() => void)[] = [];
  const { user, look, wait } = setUpInParts((file) => new Promise((resolve) => arrive.push(() => resolve(file))));
  await look('33');
  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual([]);
  // First the terms, then the page.
  for (let turn = 0; turn < 2; turn += 1) {
    arrive.splice(0).forEach((each) => each());
    await wait(0);
  }
  expect(highlighted()).toHaveTextContent('Obra 33');
});

test('a service that is highlighted stays so when the other pages come', async () => {
  const arrive: (() => void)[] = [];
  const { user, look, wait } = setUpInParts((file) => new Promise((resolve) => arrive.push(() => resolve(file))));
  await look('instagram obra');
  const before = options().length;
  await user.keyboard('{ArrowDown}{ArrowDown}');
  for (let turn = 0; turn < 3; turn += 1) {
    arrive.splice(0).forEach((each) => each());
    await wait(0);
  }
  expect(options().length).toBeGreaterThan(before);
  expect(highlighted()).toHaveTextContent(options()[1] ?? '');

  await user.keyboard('{ArrowUp}');
  expect(highlighted()).toHaveTextContent(options()[0] ?? '');
});

test('of a file that does not come the status says so, with other ways; at the next use the newest list is requested', async () => {
  let isGone = true;
  const { look, wait, user, loadPages } = setUpInParts((file) =>
    isGone ? Promise.reject(new Error('gone')) : Promise.resolve(file),
  );
  await look('obra');
  expect(status()).toHaveTextContent('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.');
  expect(screen.getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();
  isGone = false;
  expect(loadPages).toHaveBeenCalledTimes(1);
  await user.click(box());
  expect(loadPages).toHaveBeenCalledTimes(2);
  await wait(0);
  await wait(200);
  expect(options()[0]).toMatch(/^Obra/);
});

test('a file that comes late of a list that was replaced says nothing', async () => {
  const arrive: (() => void)[] = [];
  const { user, wait, loadPages } = setUpInParts((file) => new Promise((resolve) => arrive.push(() => resolve(file))));
  await user.click(box());
  await user.paste('33');
  await wait(3_000);
  expect(status()).toHaveTextContent('No pudimos buscar.');
  const newer = inParts((file, address) =>
    Promise.resolve(
      address.includes('pages')
        ? works.map((work) => ({ ...work, directory: { ...work.directory, name: 'Nueva 33' } }))
        : file,
    ),
  );
  loadPages.mockImplementation(newer.loadPages);
  await user.click(box());
  await wait(0);
  await wait(200);
  expect(titles()).toEqual(['Nueva 33']);
  for (let turn = 0; turn < 2; turn += 1) {
    arrive.splice(0).forEach((each) => each());
    await wait(0);
  }
  expect(titles()).toEqual(['Nueva 33']);
});

test('a late file is said after three seconds, and listed when it comes; of an earlier query nothing is said', async () => {
  const fail: (() => void)[] = [];
  const arrive: (() => void)[] = [];
  const { user, wait } = setUpInParts(
    (file) =>
      new Promise((resolve, reject) => {
        arrive.push(() => resolve(file));
        fail.push(() => reject(new Error('late')));
      }),
  );
  await user.click(box());
  await user.paste('obra');
  await wait(2_900);
  expect(status()).toHaveTextContent('Buscando…');
  await user.paste(' 33');
  await wait(2_999);
  expect(status()).toHaveTextContent('Buscando…');
  await wait(1);
  expect(status()).toHaveTextContent('No pudimos buscar.');
  // The earlier query's file fails at last.
  fail[0]?.();
  await wait(0);
  expect(status()).toHaveTextContent('No pudimos buscar.');
  for (let turn = 0; turn < 3; turn += 1) {
    arrive.splice(0).forEach((each) => each());
    await wait(0);
  }
  expect(titles()[0]).toBe('Obra 33');
});

test('a page that its file does not have is left out', async () => {
  const { look } = setUpInParts((file, address) =>
    Promise.resolve(address.includes('pages.1') ? (file as unknown[]).slice(0, 2) : file),
  );
  await look('40');
  expect(status()).toHaveTextContent('No se encontraron resultados para "40"');
  await look('33');
  expect(titles()).toEqual(['Obra 33']);
});

test('a place that a release declares twice is one result', async () => {
  const place = { anchor: 'lugar', title: 'Lugar', description: 'Un lugar', words: ['escondite'] };
  setUp(() => Promise.resolve([{ ...home, places: [place, place] }]));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(box());
  await user.paste('escondite');
  expect(titles()).toEqual(['Lugar']);
});
