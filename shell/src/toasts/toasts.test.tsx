import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from './toasts.ts';

beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  await act(async () => {
    toasts.dismiss();
    await Promise.resolve();
  });
});

test('the first toast brings the toaster', async () => {
  const id = toasts.show('¡Copiado!', { type: 'success', description: 'El enlace se ha copiado al portapapeles' });
  const toast = await screen.findByRole('status', {}, { timeout: 10_000 });
  expect(toast).toHaveTextContent('¡Copiado!El enlace se ha copiado al portapapeles');
  expect(toasts.show('Otra vez', { id })).toBe(id);
  expect(await screen.findByText('Otra vez')).toBeVisible();
});

test('a promise says how it ended', async () => {
  let settle: (count: number) => void = () => undefined;
  const says = { loading: 'Enviando…', success: (count: number) => `${count} enviados`, error: 'Falló' };
  toasts.promise(new Promise<number>((resolve) => (settle = resolve)), says);
  expect(await screen.findByText('Enviando…')).toBeVisible();
  settle(3);
  expect(await screen.findByRole('group', { name: '3 enviados' })).toBeVisible();
  expect(screen.queryByText('Enviando…')).not.toBeInTheDocument();
});

test('a promise that fails says why, aloud', async () => {
  const says = { loading: 'Enviando…', success: 'Enviado', error: (reason: unknown) => `Falló: ${String(reason)}` };
  toasts.promise(Promise.reject(new Error('sin red')), says, { description: 'Tu mensaje' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Falló: Error: sin redTu mensaje');
});

test.each([
  ['status', 'Listo', Promise.resolve()],
  ['alert', 'Algo salió mal', Promise.reject(new Error('sin red'))],
])('a promise whose words cannot be had ends all the same: %s “%s”', async (urgency, title, promise) => {
  const reported = jest.fn();
  window.reportError = reported;
  const words = (): string => {
    throw new Error('no words');
  };
  toasts.promise<unknown>(promise, { loading: 'Enviando…', success: words, error: words });
  // One of another test may still be on its way out.
  const saying = (): Element | null | undefined => screen.queryByText(title)?.closest(`[role=${urgency}]`);
  await waitFor(() => expect(saying()).toBeVisible());
  expect(screen.queryByText('Enviando…')).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalledWith(new Error('no words'));
});
