import { act, render, screen, waitFor, within } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { ana, Edge, eva, luis, open, prerender, withoutCases } from '../testimonials/testing.tsx';
import VideoTestimonials from './video-testimonials.tsx';

const page = <VideoTestimonials />;
const placeholders = () => screen.queryAllByRole('listitem', { hidden: true });

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
beforeAll(() => loadSections(page));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the prerendered page has every client that is known, each with a link to the video', () => {
  prerender(page, [ana, luis]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lo que Dicen Nuestros Clientes');
  const list = within(screen.getByRole('list', { name: 'Testimonios en video' }));
  const [first, second] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('figure')).toHaveTextContent('AnaPanadería de ejemplo');
  expect(within(second).getByRole('figure')).toHaveTextContent('LuisTaller de ejemplo');
  expect(within(first).getByRole('link')).toHaveAccessibleName(
    'Reproducir el testimonio de Ana (se abre en una pestaña nueva)',
  );
  expect(within(first).getByRole('link')).toHaveAttribute('href', ana.videoUrl);
  expect(within(second).getByRole('link')).toHaveAttribute('href', luis.videoUrl);
  expect(screen.queryByText('Cargando testimonios…')).not.toBeInTheDocument();
  expect(screen.queryByText('Los videos necesitan JavaScript')).not.toBeInTheDocument();
});

test('the transcript stands in the prerendered page, closed, in its own language and lines', () => {
  prerender(page, [ana, eva]);
  expect(document.querySelectorAll('details')).toHaveLength(1);
  const summary = screen.getByText('Leer la transcripción');
  expect(summary.closest('summary')).toHaveTextContent('Leer la transcripción del testimonio de Eva');
  const details = summary.closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('p')).toHaveTextContent(/^Vendo pan\. Mucho pan\.$/);
  expect(details?.querySelector('p')).toHaveAttribute('lang', 'es');
});

test('the pictures of the first screen are not put off, the others are', () => {
  prerender(
    page,
    Array.from({ length: 4 }, (_, index) => ({ ...ana, name: `Ana ${index}`, posterUrl: `/${index}.jpg` })),
  );
  expect(Array.from(document.querySelectorAll('figure img'), (picture) => picture.getAttribute('loading'))).toEqual([
    null,
    null,
    'lazy',
    'lazy',
  ]);
});

test('of hundreds, all are in the prerendered page', () => {
  prerender(
    page,
    Array.from({ length: 500 }, (_, index) => ({ ...ana, name: `Ana ${index}` })),
  );
  expect(document.querySelectorAll('figure')).toHaveLength(500);
});

test('once the page is hydrated, without a word, the newest list is shown, and cards that are in both stand still', async () => {
  const { hydrate } = prerender(page, [ana, luis]);
  const [before] = screen.getAllByRole('figure');
  const eva = { ...ana, name: 'Eva', videoUrl: '/data/videos/eva.mp4' };
  const { fetched, faults, leave } = await hydrate([eva, ana]);
  await waitFor(() => expect(screen.getAllByRole('figure')[0]).toHaveTextContent('Eva'));
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(screen.getAllByRole('figure')[1]).toBe(before);
  expect(screen.getByRole('button', { name: 'Reproducir el testimonio de Ana' })).toBeInTheDocument();
  expect(screen.queryByText('Luis')).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([]);
  leave();
});

test('where the newest list does not arrive it is logged, and what is known stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { hydrate } = prerender(page, [ana, luis]);
  const { leave } = await hydrate(undefined, false);
  await waitFor(() => expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok')));
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  leave();
});

test('prerendered without a list, it has five placeholders and a word for visitors without scripts', () => {
  prerender(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lo que Dicen Nuestros Clientes');
  expect(screen.getByText(/^Qué le pasaba a cada negocio/)).toBeVisible();
  expect(screen.getByText('Cargando testimonios…')).toBeInTheDocument();
  expect(placeholders()).toHaveLength(5);
  expect(screen.getByText('Los videos necesitan JavaScript')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /perfil social/ })).toHaveAttribute('href', '/demo/perfil-social');
});

test('each client appears with name, company and a way to play, and no video is loaded', async () => {
  const { container, fetched } = open(page, [ana, luis]);
  const list = await screen.findByRole('list', { name: 'Testimonios en video' });
  const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('AnaPanadería de ejemplo');
  expect(within(first).getByRole('button')).toHaveAccessibleName('Reproducir el testimonio de Ana');
  expect(within(second).getByRole('button')).toHaveAccessibleName('Reproducir el testimonio de Luis');
  expect(screen.queryByText('Cargando testimonios…')).not.toBeInTheDocument();
  expect(placeholders()).toHaveLength(2);
  expect(container.querySelector('video')).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.lastCall?.[0]).toMatch(/^\/data\/testimonios\.json\?t=\d+$/);
});

test('when no list is known and none arrives it is logged, and the placeholders give way to nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(page, undefined, false);
  await waitFor(() => expect(placeholders()).toHaveLength(0));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok'));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an empty list says that testimonials are on their way, and leads to the chat', async () => {
  open(page, []);
  expect(await screen.findByText('Estamos preparando nuevos testimonios')).toBeVisible();
  expect(placeholders()).toHaveLength(0);
  expect(within(screen.getByRole('status')).getByRole('link', { name: /Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20conocer%20experiencias%20de%20sus%20clientes',
  );
});

test('leaving the page stops loading without a word', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const aborted = jest.fn();
  Object.assign(globalThis, {
    fetch: (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          aborted();
          reject(new DOMException('The page was left', 'AbortError'));
        }),
      ),
  });
  render(inShell(page, withoutCases)).unmount();
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  expect(logged).not.toHaveBeenCalled();
});
