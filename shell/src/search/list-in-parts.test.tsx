import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchablePage } from '@mosaico/shared-types';
import { foldText, pagesInSearchPart, type SearchTerms } from '@mosaico/shared-types/search';
import { table } from 'site-for-tests';
import { mostCandidates } from './parts-index.ts';
import { box, highlighted, setUp, titles } from './testing.tsx';

afterEach(() => jest.useRealTimers());

const [home] = table.routes;
if (!home) throw new Error('The site for tests has no pages.');
const services = table.routes.filter(({ search }) => search?.service !== undefined);
const jobs = Array.from({ length: 3 * pagesInSearchPart }, (_, at): SearchablePage => {
  const { description, indexed } = home;
  return { path: `/obra-${at}`, description, indexed, directory: { name: `Obra ${at}`, category: 'Principal' } };
});

/** The works, in parts: a file of terms, and a file for each sixteen pages. `answer` may hold a file back, or refuse it. */
function inParts(answer: (address: string, file: unknown) => Promise<unknown> = (_, file) => Promise.resolve(file)) {
  const terms: Record<string, Record<string, number[]>> = { obra: { 3: jobs.map((_, at) => at) } };
  for (const [at] of jobs.entries()) if (at > 9) terms[String(at)] = { 3: [at] };
  const requested: string[] = [];
  const load = (address: string): Promise<unknown> => {
    requested.push(address);
    const [, kind, hash] = /search-(\w+)\.(\w+)\.json/.exec(address) ?? [];
    const from = Number(hash) * pagesInSearchPart;
    const file = kind === 'terms' ? (terms satisfies SearchTerms) : jobs.slice(from, from + pagesInSearchPart);
    return answer(address, file);
  };
  const parts = { services, terms: ['0'], pages: ['0', '1', '2'] };
  return { requested, load: () => Promise.resolve({ parts, load }) };
}
/** Does it, and lets what waits for it go on. */
const afterwards = (arriving: () => void): Promise<void> =>
  act(async () => {
    arriving();
    await Promise.resolve();
  });
const status = () => screen.getByRole('status');

test('a query finds the pages that have its terms, and loads no other files', async () => {
  const { requested, load } = inParts();
  const { user } = setUp(load);
  await user.click(box());
  expect(requested).toEqual([]);
  await user.paste('obra 40');
  expect(titles()[0]).toBe('Obra 40');
  await user.clear(box());
  await user.paste('33');
  expect(titles()).toEqual(['Obra 33']);
  // The second query has its terms in the file that is there, and its page in one that the first had loaded.
  expect(requested.filter((address) => address.includes('terms'))).toHaveLength(1);
  expect(new Set(requested).size).toBe(requested.length);
});

test('services are found by a part of a word, as always', async () => {
  const { user } = setUp(inParts().load);
  await user.click(box());
  await user.paste('linea');
  expect(titles()[0]).toBe('Tienda en línea');
});

test('with typing errors behind the first letters', async () => {
  const { user } = setUp(inParts().load);
  await user.click(box());
  await user.paste('obrra');
  expect(foldText(titles()[0] ?? '')).toMatch(/^obra/);
});

test('of very many pages the best are listed, and said to be the best', async () => {
  const { user } = setUp(inParts().load);
  await user.click(box());
  await user.paste('obra');
  expect(titles()).toHaveLength(mostCandidates);
  expect(status()).toHaveTextContent(`Los ${mostCandidates} mejores resultados`);
});

test('Enter before the files are there opens the first result once they are', async () => {
  let arrive: () => void = () => undefined;
  const { user } = setUp(inParts((_, file) => new Promise((resolve) => (arrive = () => resolve(file)))).load);
  await user.click(box());
  await user.paste('33');
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('option')).toBeNull();
  // First the terms, then the page.
  await afterwards(() => arrive());
  await afterwards(() => arrive());
  expect(highlighted()).toHaveTextContent('Obra 33');
});

test('a file that does not come is said, with other ways, and requested again at the next use', async () => {
  let isOffline = true;
  const { load, requested } = inParts((_, file) =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(file),
  );
  const { user } = setUp(load);
  await user.click(box());
  await user.paste('obra');
  expect(status()).toHaveTextContent('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.');
  expect(screen.getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();
  expect(requested).toHaveLength(1);
  isOffline = false;
  await user.click(box());
  expect(titles()[0]).toMatch(/^Obra/);
});

test('a late file is said after three seconds, and listed when it comes; an earlier query says nothing of a later one', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const arrive: (() => void)[] = [];
  setUp(inParts((_, file) => new Promise((resolve) => arrive.push(() => resolve(file)))).load);
  await user.click(box());
  await user.paste('obra');
  act(() => void jest.advanceTimersByTime(2_900));
  expect(status()).toHaveTextContent('Buscando…');
  await user.paste(' 33');
  act(() => void jest.advanceTimersByTime(2_900));
  expect(status()).toHaveTextContent('Buscando…');
  act(() => void jest.advanceTimersByTime(100));
  expect(status()).toHaveTextContent('No pudimos buscar.');
  for (let turn = 0; turn < 4; turn += 1) await afterwards(() => arrive.splice(0).forEach((each) => each()));
  expect(titles()[0]).toBe('Obra 33');
});

test('a page that its file does not have is left out', async () => {
  const { user } = setUp(
    inParts((address, file) => Promise.resolve(address.includes('pages.2') ? (file as unknown[]).slice(0, 2) : file))
      .load,
  );
  await user.click(box());
  await user.paste('40');
  expect(status()).toHaveTextContent('No se encontraron resultados para "40"');
  await user.clear(box());
  await user.paste('33');
  expect(titles()).toEqual(['Obra 33']);
});
