import { act, render, screen } from '@testing-library/react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { pauseToasts } from './notistack-pause.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

test('notistack, blur and focus on window: pause all toasts, and resume them', () => {
  render(<SnackbarProvider autoHideDuration={1_000} transitionDuration={0} />);
  for (const text of ['Guardado', 'Enviado']) act(() => void enqueueSnackbar(text));
  pass(500);
  pauseToasts(true);
  pass(10_000);
  expect(screen.getByText('Guardado')).toBeVisible();
  expect(screen.getByText('Enviado')).toBeVisible();
  pauseToasts(false);
  // In steps: what leaves fades, then folds, then is gone.
  for (let step = 0; step < 20; step += 1) pass(100);
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
  expect(screen.queryByText('Enviado')).not.toBeInTheDocument();
});
