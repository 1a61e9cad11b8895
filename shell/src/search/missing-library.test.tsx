import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { inShell } from 'shared-ui/testing';
import { table } from 'site-table-for-tests';
import { SearchableProvider } from './searchable.ts';
import { ServiceSearch } from './service-search.tsx';

let isOffline = true;
jest.mock('minisearch', () => {
  if (isOffline) throw new Error('offline');
  return jest.requireActual<object>('minisearch');
});

const box = () => screen.getByRole('combobox', { name: 'Buscar servicios' });

test('without its library the search finds services, and asks for it again at the next use', async () => {
  const user = userEvent.setup();
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
  expect(screen.getByRole('status')).toHaveTextContent('No se encontraron resultados para "faq"');

  isOffline = false;
  await user.click(box());
  expect(screen.getByRole('group', { name: 'Otras páginas' })).toBeInTheDocument();
  expect(screen.getByRole('option')).toHaveAttribute('href', '/crm-faq');
});
