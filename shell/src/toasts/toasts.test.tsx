import { screen, waitFor } from '@testing-library/react';
import { toasts } from './toasts.ts';

beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

test('the first toast brings the toaster', async () => {
  toasts.show('¡Copiado!', { type: 'success', description: 'El enlace se ha copiado al portapapeles' });
  const toast = await screen.findByRole('status', {}, { timeout: 10_000 });
  expect(toast).toHaveTextContent('¡Copiado!El enlace se ha copiado al portapapeles');
});

const says = { loading: 'Enviando…', success: 'Enviado', error: 'Falló' };

test('a promise says how it ended', async () => {
  let settle: () => void = () => undefined;
  toasts.promise(new Promise<void>((resolve) => (settle = resolve)), says);
  expect(await screen.findByText('Enviando…')).toBeVisible();
  settle();
  expect(await screen.findByRole('group', { name: 'Enviado' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Enviando…')).not.toBeInTheDocument());
});

test('a promise that fails says so, aloud', async () => {
  toasts.promise(Promise.reject(new Error('sin red')), says, { description: 'Tu mensaje' });
  expect(await screen.findByRole('alert')).toHaveTextContent('FallóTu mensaje');
});
