import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import { CopyButton } from './copy-button.tsx';

const writeText = jest.fn<Promise<void>, [string]>();
const show = jest.fn();
const toast = { show, promise: () => undefined };
const button = () => screen.getByRole('button');

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  show.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
});
afterEach(() => jest.useRealTimers());

const press = async () => {
  fireEvent.click(button());
  await act(() => Promise.resolve());
};

it('says whose text it copies, where others of its label stand beside it', async () => {
  render(inShell(<CopyButton text="https://mosaico.example/crm" label="Copiar enlace" about="CRM" />, { toast }));
  expect(button()).toHaveAccessibleName('Copiar enlace CRM');
  await press();
  expect(button()).toHaveAccessibleName('Copiado CRM');
});

it('copies, says so in a toast, and says "Copiado" for 2 s', async () => {
  render(inShell(<CopyButton text="https://mosaico.example/crm" label="Copiar enlace" />, { toast }));
  expect(button()).toHaveAccessibleName('Copiar enlace');
  await press();
  expect(writeText).toHaveBeenCalledWith('https://mosaico.example/crm');
  expect(button()).toHaveAccessibleName('Copiado');
  expect(show).toHaveBeenCalledWith('¡Copiado!', {
    type: 'success',
    description: 'El enlace se ha copiado al portapapeles',
  });

  act(() => jest.advanceTimersByTime(1_999));
  await press();
  act(() => jest.advanceTimersByTime(1_999));
  expect(button()).toHaveAccessibleName('Copiado');
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toHaveAccessibleName('Copiar enlace');
});

it('says in an error toast that the clipboard refused', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(inShell(<CopyButton text="x" label="Copiar enlace" />, { toast }));
  await press();
  expect(show).toHaveBeenCalledWith('Error', { type: 'error', description: 'No se pudo copiar el enlace' });
  expect(button()).toHaveAccessibleName('Copiar enlace');
});

it('says the same where there is no clipboard at all, in words of its page', async () => {
  Object.assign(navigator, { clipboard: undefined });
  render(inShell(<CopyButton text="x" label="Copiar código" refused="No se pudo copiar el código" />, { toast }));
  await press();
  expect(show).toHaveBeenCalledWith('Error', { type: 'error', description: 'No se pudo copiar el código' });
});
