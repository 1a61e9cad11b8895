import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, box, highlighted, setUp, titles } from './testing.tsx';
import type * as Results from './results.ts';

// What loads late does not fail: it does not come until it can.
let arrive: (results: typeof Results) => void = () => undefined;
const results = new Promise<typeof Results>((resolve) => (arrive = resolve));
jest.mock('./load-results.ts', () => ({ loadResults: () => results }));

afterEach(() => jest.useRealTimers());

test("the search's code may come late: a message with other ways says so, and typed text and keys are handled then", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setUp();
  await user.type(box(), 'crm{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  act(() => void jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
  act(() => void jest.advanceTimersByTime(2_700));
  expect(screen.getByRole('status')).toHaveTextContent('No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.');
  expect(screen.getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();

  await act(async () => arrive(await import('./results.ts')));
  expect(titles()).toHaveLength(5);
  expect(highlighted()).toBe(screen.getAllByRole('option')[1]);
  expect(box()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/crm-servicios');
});
