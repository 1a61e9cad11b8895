import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { inShell } from 'shared-ui/testing';
import { table } from 'site-table-for-tests';
import type * as PageIndex from './page-index.ts';
import { SearchableProvider } from './searchable.ts';
import { ServiceSearch } from './service-search.tsx';

// What loads late does not fail: it does not come until it can.
let arrive: (index: typeof PageIndex) => void = () => undefined;
const library = new Promise<typeof PageIndex>((resolve) => (arrive = resolve));
jest.mock('./load-index.ts', () => ({ loadIndex: () => library }));

const box = () => screen.getByRole('combobox', { name: 'Buscar servicios' });

afterEach(() => jest.useRealTimers());

test('without its index the search answers from the services, says so of the rest, and finds that too when it comes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    inShell(
      <SearchableProvider value={() => Promise.resolve(table.routes)}>
        <ServiceSearch field={createRef()} onChosen={() => undefined} />
      </SearchableProvider>,
    ),
  );
  await user.type(box(), 'crm');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['/planes-crm']);
  expect(screen.queryByRole('group', { name: 'Otras páginas' })).toBeNull();
  await user.clear(box());
  await user.type(box(), 'faq');
  expect(screen.queryByRole('link', { name: 'Ver todas las páginas' })).toBeNull();
  act(() => void jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('status')).toHaveTextContent('No se encontraron resultados para "faq"');
  expect(screen.getByRole('link', { name: 'Ver todas las páginas' })).toBeVisible();

  await act(async () => arrive(await import('./page-index.ts')));
  expect(screen.getByRole('group', { name: 'Otras páginas' })).toBeInTheDocument();
  expect(screen.getByRole('option')).toHaveAttribute('href', '/crm-faq');
});
