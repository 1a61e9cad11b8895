import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LookupProvider, type FactName } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections, lookupIn } from '@mosaico/shared-ui/testing';
import { content, gate, hero, open } from './content.ts';
import ServiceCatalogue from './service-catalogue.tsx';

const page = inShell(<ServiceCatalogue />, { address: '/catalogo-servicios' });
const field = () => screen.getByLabelText(gate.label);
const submit = () => userEvent.click(screen.getByRole('button', { name: gate.submit }));
const tiles = () => screen.queryAllByRole('heading', { level: 3 });

beforeAll(() => loadSections(<ServiceCatalogue />));

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
  expect(html).toContain(gate.heading);
  expect(html).toContain(hero.locked);
  for (const { text } of content(facts).wall.tiles) expect(html).not.toContain(text);
});

test('before any PIN it leads to the page of each service, and lists no price', () => {
  render(page);
  const elsewhere = within(screen.getByRole('region', { name: open.heading }));
  const links = elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/planes-sociales');
  expect(elsewhere.getAllByRole('listitem')).toHaveLength(links.length);
  expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument();
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
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: content(facts).wall.heading }));
  unmount();

  // Still open when the visitor comes back to the page.
  render(page);
  expect(screen.queryByLabelText(gate.label)).not.toBeInTheDocument();
});

test('once it is open the page asks for no PIN, and each price says what it covers', () => {
  render(page);
  expect(screen.getByRole('banner')).toHaveTextContent(hero.lead);
  expect(screen.queryByText(/PIN/)).not.toBeInTheDocument();
  const covered = (name: FactName) => facts.amount(name).covers;
  for (const [index, price] of [
    `Desde ${figure('mf-plans/ads')} USD al mes ${covered('mf-plans/ads')}`,
    `Desde ${figure('mf-websites/websites')} USD ${covered('mf-websites/websites')}`,
    `Desde ${figure('mf-crm/crm')} USD al mes ${covered('mf-crm/crm')}`,
    `Desde ${figure('mf-courses/courses')} USD ${covered('mf-courses/courses')}`,
    'Precios en su propio sitio',
    `Desde ${figure('mf-plans/social')} USD al mes ${covered('mf-plans/social')}`,
  ].entries())
    expect(tiles()[index]?.closest('li')).toHaveTextContent(price);
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
});
