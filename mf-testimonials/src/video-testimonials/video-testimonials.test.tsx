import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { inShell } from 'shared-ui/testing';
import { ana, Edge, luis, open } from '../testimonials/testing.tsx';
import VideoTestimonials from './video-testimonials.tsx';

const page = <VideoTestimonials />;
const placeholders = () => screen.queryAllByRole('listitem', { hidden: true });

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the prerendered page has its title, five placeholders and a word for visitors without scripts', () => {
  document.body.innerHTML = renderToString(inShell(page));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lo que Dicen Nuestros Clientes');
  expect(screen.getByText(/cómo es trabajar con nosotros/)).toBeVisible();
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
  expect(screen.getByText('Los videos necesitan JavaScript')).not.toBeVisible();
  expect(screen.queryByText('Cargando testimonios…')).not.toBeInTheDocument();
  expect(placeholders()).toHaveLength(2);
  expect(container.querySelector('video')).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.lastCall?.[0]).toMatch(/^\/data\/testimonios\.json\?t=\d+$/);
});

test('when the list does not arrive it is logged, and the placeholders give way to a message and the chat', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(page, undefined, false);
  expect(await screen.findByText('No pudimos cargar los testimonios')).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok'));
  expect(placeholders()).toHaveLength(0);
  expect(within(screen.getByRole('status')).getByRole('link', { name: /Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20conocer%20experiencias%20de%20sus%20clientes',
  );
});

test('an empty list says that testimonials are on their way', async () => {
  open(page, []);
  expect(await screen.findByText('Estamos preparando nuevos testimonios')).toBeVisible();
  expect(placeholders()).toHaveLength(0);
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
  render(inShell(page)).unmount();
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(logged).not.toHaveBeenCalled();
});
