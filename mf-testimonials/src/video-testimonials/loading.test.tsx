import { render, screen, waitFor } from '@testing-library/react';
import { ana, luis, open, page } from './testing.tsx';

const error = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const placeholders = () => screen.queryAllByRole('listitem', { hidden: true });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the list is asked for past every cache', async () => {
  jest.useFakeTimers({ now: 1_795_000_000_000, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  const { fetched } = open([ana]);
  await screen.findByText('Ana');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    '/data/testimonios.json?t=1795000000000',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('one faulty entry is left out with a warning and the others are shown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open([ana, { name: 'Sin video', company: 'Empresa de ejemplo' }, { ...luis, videoUrl: 'javascript:alert(1)' }, luis]);
  await screen.findByText('Luis');
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByText('Sin video')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/testimonios\.json: entry 2 .*videoUrl/));
});

test('an address with http is upgraded to https', async () => {
  const { container } = open([{ ...ana, posterUrl: 'http://media.example/ana.jpg' }]);
  await screen.findByText('Ana');
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://media.example/ana.jpg');
});

test('when the list does not arrive, the placeholders give way to a message and the chat', async () => {
  const logged = error();
  open(undefined, false);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los testimonios');
  expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok'));
  expect(placeholders()).toHaveLength(0);
  expect(screen.getAllByRole('link', { name: /Escribir por chat/ })[0]).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20conocer%20experiencias%20de%20sus%20clientes',
  );
});

test('an answer that is not a list counts as none, and the log names the file', async () => {
  const logged = error();
  open({ testimonials: [ana] });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los testimonios');
  expect(logged).toHaveBeenCalledWith(new Error('/data/testimonios.json is not a list of testimonials'));
  expect(placeholders()).toHaveLength(0);
});

test('an empty list says that testimonials are on their way', async () => {
  open([]);
  expect(await screen.findByText('Estamos preparando nuevos testimonios')).toBeVisible();
  expect(placeholders()).toHaveLength(0);
});

test('leaving the page stops loading without a word', async () => {
  const logged = error();
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
  render(page).unmount();
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(logged).not.toHaveBeenCalled();
});
