import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { table } from 'site-for-tests';
import { SearchableProvider } from '../search/searchable.ts';
import { Header } from './header.tsx';

function Page() {
  const navigate = useNavigate();
  return (
    <main>
      <h1>{useLocation().pathname}</h1>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </main>
  );
}

const toggle = { menu: () => screen.getByRole('button', { name: 'Menú' }), search: () => searchToggle() };
const searchToggle = () => screen.getByRole('button', { name: 'Buscar servicios' });
const menu = () => screen.queryByRole('navigation', { name: 'Menú principal' });
const box = () => screen.queryByRole('combobox', { name: 'Buscar servicios' });
const address = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeAll(() => loadSections(<Header />));

// Without media queries, jsdom sees the narrow header.
function setUp() {
  render(
    inShell(
      <SearchableProvider value={() => Promise.resolve(table.routes)}>
        <Header />
        <Page />
      </SearchableProvider>,
      { address: '/gracias' },
    ),
  );
  return userEvent.setup();
}

test('the logo leads home', () => {
  setUp();
  expect(screen.getByRole('link', { name: 'Agencia Mosaico: Ir al inicio' })).toHaveAttribute('href', '/');
});

test('the one filled action leads to the questions from which a proposal is made', () => {
  setUp();
  expect(screen.getByRole('link', { name: 'Cotizar' })).toHaveAttribute('href', '/#servicios');
});

test('the menu has its three links and the CRM, in a new tab', async () => {
  const user = setUp();
  expect(menu()).toBeNull();
  await user.click(toggle.menu());
  const links = within(screen.getByRole('navigation', { name: 'Menú principal' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Catálogo de Servicios', '/catalogo-servicios'],
    ['Testimonios en Video', '/testimonios-videos'],
    ['Agendar una Cita Ahora', '/solicitar-cita'],
    ['CRM Login (se abre en una pestaña nueva)', '/demo/crm'],
  ]);
  expect(links.at(-1)).toHaveAttribute('target', '_blank');
  expect(links.at(-1)).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the services have a panel of their own, with what each costs; it and the menu are never open together', async () => {
  const user = setUp();
  const services = () => screen.queryByRole('navigation', { name: 'Servicios y precios' });
  expect(services()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Servicios' }));
  const items = within(screen.getByRole('navigation', { name: 'Servicios y precios' })).getAllByRole('listitem');
  expect(items.length).toBeGreaterThan(3);
  for (const item of items) expect(item).toHaveTextContent(/\$[\d,.]+/);
  await user.click(toggle.menu());
  expect(services()).toBeNull();
  expect(menu()).toBeVisible();
});

test('there is one search box, and it is only there while its panel is open', async () => {
  const user = setUp();
  expect(box()).toBeNull();
  await user.click(toggle.search());
  expect(box()).toBeVisible();
  expect(document.querySelectorAll('input')).toHaveLength(1);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each([
  { name: 'menu', button: toggle.menu, panel: menu },
  { name: 'search', button: toggle.search, panel: box },
])('the $name panel', ({ name, button, panel }) => {
  test('opens and closes on click, and says so', async () => {
    const user = setUp();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    expect(panel()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toContainElement(panel());
    await user.click(button());
    expect(panel()).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  test('closes on Escape, with the focus back on its button', async () => {
    const user = setUp();
    await user.click(button());
    act(() => (panel()?.querySelector('a') ?? panel())?.focus());
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('closes on a click outside', async () => {
    const user = setUp();
    await user.click(button());
    await user.click(document.body);
    expect(panel()).toBeNull();
  });

  test('closes when the focus leaves it', async () => {
    const user = setUp();
    await user.click(button());
    act(() => screen.getByRole('button', { name: 'Atrás' }).focus());
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'Atrás' })).toHaveFocus();
  });

  test('closes when the visitor goes back or forward, even within the page', async () => {
    const user = setUp();
    await user.click(button());
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(panel()).toBeNull();
  });

  test('is closed again after another page', async () => {
    const user = setUp();
    await user.click(button());
    fireEvent.click(screen.getByRole('link', { name: /Ir al inicio/ }));
    expect(address()).toBe('/');
    expect(panel()).toBeNull();
    await user.click(button());
    fireEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(address()).toBe('/gracias');
    expect(panel()).toBeNull();
  });

  test('closes when the other opens', async () => {
    const user = setUp();
    const other = name === 'menu' ? toggle.search : toggle.menu;
    await user.click(button());
    await user.click(other());
    expect(panel()).toBeNull();
    expect(other()).toHaveAttribute('aria-expanded', 'true');
  });
});

test('following a link of the menu closes it', async () => {
  const user = setUp();
  await user.click(toggle.menu());
  await user.click(screen.getByRole('link', { name: 'Testimonios en Video' }));
  expect(address()).toBe('/testimonios-videos');
  expect(menu()).toBeNull();
});

test('the menu says which of its links is the present page', async () => {
  const user = setUp();
  await user.click(toggle.menu());
  await user.click(screen.getByRole('link', { name: 'Testimonios en Video' }));
  await user.click(toggle.menu());
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Testimonios en Video');
});

test('opening the search puts the focus into its box', async () => {
  const user = setUp();
  await user.click(toggle.search());
  expect(box()).toHaveFocus();
});

test('Escape closes first the list, then the search’s panel', async () => {
  const user = setUp();
  await user.click(toggle.search());
  await user.keyboard('tienda{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(toggle.search()).toHaveFocus();
});

test('choosing a result closes the search’s panel', async () => {
  const user = setUp();
  await user.click(toggle.search());
  await user.keyboard('tienda{Enter}');
  expect(address()).toBe('/tienda-en-linea');
  expect(box()).toBeNull();
});

test('the header knows when the page is scrolled by more than 10 px', () => {
  setUp();
  const [bar] = screen.getAllByRole('banner');
  const scrollTo = (y: number): void => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollTo(10);
  expect(bar).not.toHaveAttribute('data-scrolled');
  scrollTo(11);
  expect(bar).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(bar).not.toHaveAttribute('data-scrolled');
});
