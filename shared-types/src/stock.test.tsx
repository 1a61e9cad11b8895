/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { section, Slot, useAddress, useFacts, useSite, useToast, type SiteTable } from '@mosaico/shared-types';
import { loadStockSite, StockProvider, type StockSite } from './stock.ts';

const origin = 'https://www.example.com';
const amount = { value: 500, unit: 'USD/month', text: '$500' } as const;
const table = {
  routes: [{ workspace: 'mf-legal', page: 'terms', path: '/terminos' }],
  facts: { 'mf-plans/social-basic': amount },
  offers: {},
  slots: {},
} as unknown as SiteTable;
const of = { origin, table, site: { agency: { name: 'Mosaico' } } } as unknown as StockSite;

const Below = section('near', () => Promise.resolve({ default: () => <p>below</p> }));

function Page() {
  const toast = useToast();
  return (
    <>
      <h1>{useFacts().text('mf-plans/social-basic')}</h1>
      <a href={useAddress()('mf-legal/terms#pagos')}>Términos</a>
      <p>{useSite().agency.name}</p>
      <Slot name="testimonials/section" fallback="no piece" />
      <Below />
      <button onClick={() => toast.show('Copiado', { description: 'El enlace' })}>Copiar</button>
    </>
  );
}

test('a page has its figures, links to the site, sections and the fallbacks of its slots; what it reports is read out', async () => {
  await act(() =>
    Promise.resolve(
      render(
        <StockProvider of={of}>
          <Page />
        </StockProvider>,
      ),
    ),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('$500');
  expect(screen.getByRole('link', { name: 'Términos' })).toHaveAttribute('href', `${origin}/terminos#pagos`);
  expect(screen.getByText('Mosaico')).toBeVisible();
  expect(screen.getByText('no piece', { exact: false })).toBeVisible();
  expect(screen.getByText('below')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('status')).toHaveTextContent('Copiado: El enlace');
});

test("a host's own toasts get what a page reports", () => {
  const toast = { show: jest.fn(), promise: jest.fn() };
  render(
    <StockProvider of={of} toast={toast}>
      <Page />
    </StockProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(toast.show).toHaveBeenCalledWith('Copiado', { description: 'El enlace' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a site is loaded with whole addresses in its configuration; one that does not answer is named', async () => {
  const answers: Record<string, unknown> = {
    [`${origin}/revision.json`]: { site: '/assets/site/abc.json', table },
    [`${origin}/assets/site/abc.json`]: { links: { chat: '/demo/chat', map: 'https://maps.example/' }, phones: ['+1'] },
  };
  globalThis.fetch = ((address: URL) => {
    const found = answers[address.href];
    return Promise.resolve({ ok: found !== undefined, status: 404, json: () => Promise.resolve(found) } as Response);
  }) as typeof fetch;
  await expect(loadStockSite(origin)).resolves.toEqual({
    origin,
    table,
    site: { links: { chat: `${origin}/demo/chat`, map: 'https://maps.example/' }, phones: ['+1'] },
  });
  await expect(loadStockSite('https://gone.example')).rejects.toThrow(
    'https://gone.example/revision.json answers 404.',
  );
});
