import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { inShell, loadSections, type ShellForTests } from '@mosaico/shared-ui/testing';
import { site, table } from 'site-for-tests';
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
function setUp(shell: ShellForTests = {}) {
  render(
    inShell(
      <SearchableProvider value={() => Promise.resolve(table.routes)}>
        <Header />
        <Page />
      </SearchableProvider>,
      { address: '/gracias', ...shell },
    ),
  );
  return userEvent.setup();
}

test('the one filled action leads to the questions from which a proposal is made', () => {
  setUp();
  expect(screen.getByRole('link', { name: 'Cotizar' })).toHaveAttribute('href', '/#servicios');
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

test('the menu says which of its links is the present page', async () => {
  const user = setUp();
  await user.click(toggle.menu());
  await user.click(screen.getByRole('link', { name: 'Testimonios en Video' }));
  await user.click(toggle.menu());
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Testimonios en Video');
});

test.each([
  ['+1 786 555 0100', ['tel:+17865550100']],
  [undefined, []],
])('the menu calls the telephone of the site configuration: %s', async (telephone, addresses) => {
  const user = setUp({ site: { ...site, agency: { ...site.agency, telephone } } });
  await user.click(toggle.menu());
  const calls = screen.queryAllByRole('link', { name: /^Llamar al/ });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(addresses);
});
