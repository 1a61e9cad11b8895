import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import { Reels } from './reels.tsx';

/** What the demonstration's reels show. */
const names = [
  'Clínica Miramar: pedir una cita',
  'Barro y Lino: comprar un jarrón',
  'Ancla Logística: cotizar una carga',
] as const;

/** What tells each observed element, in their order, that it has come near. */
let arrivals: (() => void)[] = [];

/** The `contentDocument` of the page's frames. */
let inside = 'about:blank';

beforeEach(() => {
  arrivals = [];
  inside = 'about:blank';
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get')
    .mockImplementation(() => ({ URL: inside }) as Document);
  jest.useFakeTimers();
  const observe = IntersectionObserver.prototype.observe;
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (this: unknown, target) {
    arrivals.push(() => observe.call(this as IntersectionObserver, target));
  });
  render(inShell(<Reels heading="Míralo en video" lead="Tres reels." name="Reel" />));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const comeNear = (reel: number) => act(() => arrivals[reel - 1]?.());

test.each([
  [1, '/demo/reel?video=1'],
  [2, '/demo/reel?video=2'],
  [3, '/demo/reel?video=3'],
])('reel %i can be opened in a new tab', (number, address) => {
  const link = screen.getByRole('link', { name: `${names[number - 1]} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test('no reel is asked for until the visitor comes near it', () => {
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
  comeNear(2);
  expect(screen.getByTitle(names[1])).toHaveAttribute('src', '/demo/reel?video=2');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('a reel that has not come after 10 s gives way to a message and the chat', () => {
  comeNear(1);
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByTitle(names[0])).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByTitle(names[0])).not.toBeInTheDocument();
  // Each reel's status is there before its words, so that these are read out.
  expect(
    screen
      .getAllByRole('status')
      .map((each) => each.textContent)
      .join(' '),
  ).toMatch(/^\s*No pudimos cargar esta parte/);
  expect(screen.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute('href', '/demo/chat/13055550123');
});

test('a reel that has come stays', async () => {
  comeNear(3);
  inside = '/demo/reel?video=3';
  fireEvent.load(screen.getByTitle(names[2]));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByTitle(names[2])).toBeInTheDocument();
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['', '', '']);
});
