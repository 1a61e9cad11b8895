import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { useLocation } from 'react-router';
import { inShell } from '@mosaico/shared-ui/testing';
import { table } from 'site-for-tests';
import type { Searchable } from './finder.ts';
import { SearchableProvider } from './searchable.ts';
import { ServiceSearch } from './service-search.tsx';

function Address() {
  const { pathname, hash } = useLocation();
  return <h1>{pathname + hash}</h1>;
}

export const box = () => screen.getByRole('combobox', { name: 'Buscar servicios' });
export const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
export const highlighted = () => screen.queryByRole('option', { selected: true });
export const address = () => screen.getByRole('heading').textContent;

/** The search on a page, and a button beside it. */
export function setUp(load: () => Promise<Searchable> = () => Promise.resolve(table.routes)) {
  const field = createRef<HTMLInputElement>();
  const onChosen = jest.fn();
  const view = render(
    inShell(
      <SearchableProvider value={load}>
        <ServiceSearch field={field} onChosen={onChosen} />
        <button>Fuera</button>
        <Address />
      </SearchableProvider>,
      { address: '/gracias' },
    ),
  );
  return { user: userEvent.setup(), onChosen, ...view };
}
