import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchablePage } from '@mosaico/shared-types';
import { table } from 'site-for-tests';
import { address, box, highlighted, setUp, titles } from './testing.tsx';

afterEach(() => jest.useRealTimers());

test('the pages are requested once, when the visitor turns to the box', async () => {
  const load = jest.fn(() => Promise.resolve(table.routes));
  const { user } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(box());
  expect(load).toHaveBeenCalledTimes(1);
  await user.keyboard('tienda');
  await user.tab();
  await user.click(box());
  expect(load).toHaveBeenCalledTimes(1);
});

test('pages that take long are said to be on their way, and are then listed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let arrive: (routes: readonly SearchablePage[]) => void = () => undefined;
  setUp(() => new Promise((resolve) => (arrive = resolve)));
  await user.type(box(), 'tienda');
  const status = screen.getByRole('status');
  act(() => void jest.advanceTimersByTime(299));
  expect(status).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent(/^Buscando…$/);
  expect(screen.queryByRole('link', { name: 'Ver todas las páginas' })).toBeNull();
  await act(async () => {
    arrive(table.routes);
    await Promise.resolve();
  });
  expect(titles()[0]).toBe('Tienda en línea');
});

test('pages may come after Enter, however often, which then opens the first result once', async () => {
  let arrive: (routes: readonly SearchablePage[]) => void = () => undefined;
  const { user, onChosen } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await user.type(box(), 'tienda{Enter}{Enter}');
  expect(address()).toBe('/gracias');
  await act(async () => {
    arrive(table.routes);
    await Promise.resolve();
  });
  expect(address()).toBe('/tienda-en-linea');
  expect(box()).toHaveValue('');
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test('pages may come after an arrow, which then highlights the first result', async () => {
  let arrive: (routes: readonly SearchablePage[]) => void = () => undefined;
  const { user } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await user.type(box(), 'tienda{ArrowDown}');
  expect(highlighted()).toBeNull();
  await act(async () => {
    arrive(table.routes);
    await Promise.resolve();
  });
  expect(highlighted()).toHaveTextContent('Tienda en línea');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/tienda-en-linea');
});

test.each(['s', '{Escape}', '{Tab}'])('pages that come late open nothing when %s follows Enter', async (key) => {
  let arrive: (routes: readonly SearchablePage[]) => void = () => undefined;
  const { user } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await user.type(box(), 'tienda{Enter}');
  if (key === '{Tab}') await user.tab();
  else await user.keyboard(key);
  await act(async () => {
    arrive(table.routes);
    await Promise.resolve();
  });
  expect(address()).toBe('/gracias');
});

test('pages that do not load are reported as missing, with other ways, and are requested again at the next use', async () => {
  let isOffline = true;
  const { user } = setUp(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(table.routes)));
  await user.click(box());
  await user.paste('tienda');
  expect(screen.getByRole('status')).toHaveTextContent('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.');
  expect(screen.getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Preguntar por chat/ })).toBeVisible();
  isOffline = false;
  await user.click(box());
  expect(titles()[0]).toBe('Tienda en línea');
});
