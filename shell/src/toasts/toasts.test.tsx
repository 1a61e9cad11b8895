import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from './toasts.ts';

beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div>';
  // notistack's transitions and React's own root run outside of Testing Library's.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('a toast shows its title and description, and its button closes it', async () => {
  toasts.show('¡Copiado!', { type: 'success', description: 'El enlace se ha copiado al portapapeles' });
  const toast = await screen.findByRole('status');
  expect(toast).toHaveTextContent('¡Copiado!El enlace se ha copiado al portapapeles');
  await userEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await waitForElementToBeRemoved(toast);
});

test('an error interrupts assistive technology, and can be closed by its id', async () => {
  const id = toasts.show('Error', { type: 'error', description: 'No se pudo copiar el enlace' });
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('No se pudo copiar el enlace');
  toasts.dismiss(id);
  await waitForElementToBeRemoved(toast);
});
