import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LookupProvider } from '@mosaico/shared-types';
import { inShell, lookupIn } from '@mosaico/shared-ui/testing';
import ServiceCatalogue from './service-catalogue.tsx';

const page = inShell(<ServiceCatalogue />, { address: '/catalogo-servicios' });
const field = () => screen.getByLabelText('PIN de 6 caracteres');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Abrir catálogo' }));
const tiles = () => screen.queryAllByRole('heading', { level: 3 });

test('what the PIN opens is asked for while prerendering: nothing has to be waited for then', () => {
  const asked = new Set<string>();
  const lookup = lookupIn();
  renderToString(
    inShell(
      <LookupProvider value={(key) => (asked.add(key), lookup(key))}>
        <ServiceCatalogue />
      </LookupProvider>,
    ),
  );
  for (const key of ['offer:mf-websites/websites', 'page:mf-crm/crm-services', 'page:shell/home'])
    expect(asked).toContain(key);
});

// The visit's memory is the module's, so the tests that open the catalogue come last.

test('the prerendered page is the locked one', () => {
  const html = renderToString(page);
  expect(html).toContain('Escribe tu PIN');
  expect(html).toContain('Ábrela con el PIN que te dimos, o entra sin PIN a la página de cada servicio.');
  expect(html).not.toContain('Campañas pagadas con estrategia');
});

test('before any PIN it says what is public elsewhere, and at what price', () => {
  render(page);
  const elsewhere = within(screen.getByRole('region', { name: 'Público, sin PIN' }));
  const links = elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/planes-sociales');
  expect(elsewhere.getAllByRole('listitem')).toHaveLength(links.length);
  for (const item of elsewhere.getAllByRole('listitem')) expect(item).toHaveTextContent(/\$/);
});

test.each([
  ['a wrong PIN', '000000'],
  ['a PIN too short', '31415'],
  ['no PIN', ''],
])('%s is refused by the field, which is cleared and keeps the focus', async (_what, typed) => {
  render(page);
  if (typed) await userEvent.type(field(), typed);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('PIN incorrecto');
  expect(field()).toHaveAccessibleDescription('PIN incorrecto');
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(tiles()).toEqual([]);
});

test('what is typed is hidden and no longer than 6 characters', async () => {
  render(page);
  await userEvent.type(field(), '3141592653589793');
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('314159');
});

test('who has no PIN asks for it by chat', () => {
  render(page);
  expect(screen.getByRole('link', { name: /^Pedir mi PIN por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20el%20PIN%20para%20ver%20su%20cat%C3%A1logo%20de%20servicios',
  );
});

test('a pasted PIN opens the catalogue, spaces around it or not; the focus goes on to it', async () => {
  const { unmount } = render(page);
  await userEvent.click(field());
  await userEvent.paste('  314159 ');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Catálogo abierto');
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Elige por dónde empezar' }));
  unmount();

  // Still open when the visitor comes back to the page.
  render(page);
  expect(screen.queryByLabelText('PIN de 6 caracteres')).not.toBeInTheDocument();
});

test('once it is open the page asks for no PIN, and each price says what it covers', () => {
  render(page);
  expect(screen.getByRole('banner')).toHaveTextContent('Seis servicios en una sola página, con lo que cuestan.');
  expect(screen.queryByText(/PIN/)).not.toBeInTheDocument();
  expect(tiles().map((tile) => tile.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/Desde \$800 al mes sin la inversión en anuncios$/),
    expect.stringMatching(/Desde \$500 landing page con video$/),
    expect.stringMatching(/Desde \$97 al mes más \$1,500 de implementación, una vez$/),
    expect.stringMatching(/Desde \$3,500 la creación de la plataforma$/),
    expect.stringMatching(/Precios en su propio sitio$/),
    expect.stringMatching(/Desde \$500 al mes plan Básico$/),
  ]);
});

test('the open catalogue leads to six services and to two ways on', () => {
  render(page);
  const targets = [...tiles().map((tile) => tile.querySelector('a')), ...screen.getAllByRole('link').slice(-2)];
  expect(targets.map((link) => link?.getAttribute('href'))).toEqual([
    '/meta-ads-marketing',
    '/venta-sitios-web',
    '/crm-servicios',
    '/lanzamientos-cursos',
    '/planes-de-marketing',
    '/planes-sociales',
    '/#contacto',
    '/planes-de-marketing',
  ]);
  for (const price of ['$800', '$500', '$97', '$3,500']) expect(screen.getAllByText(price)[0]).toBeVisible();
});
