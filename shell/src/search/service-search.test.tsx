import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { useLocation } from 'react-router-dom';
import { inShell } from 'shared-ui/testing';
import { ServiceSearch } from './service-search.tsx';

function Address() {
  return <h1>{useLocation().pathname}</h1>;
}

const onChosen = jest.fn();
const box = () => screen.getByRole('combobox', { name: 'Buscar servicios' });
const list = () => screen.queryByRole('listbox');
const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
const highlighted = () => screen.queryByRole('option', { selected: true });
const address = () => screen.getByRole('heading').textContent;

function setUp() {
  const field = createRef<HTMLInputElement>();
  const view = render(
    inShell(
      <>
        <ServiceSearch field={field} onChosen={onChosen} />
        <button>Fuera</button>
        <Address />
      </>,
      { address: '/gracias' },
    ),
  );
  return { user: userEvent.setup(), ...view };
}

beforeEach(() => onChosen.mockClear());

test('the box is a combobox that says what it is for', () => {
  setUp();
  expect(screen.getByRole('search', { name: 'Buscar servicios' })).toContainElement(box());
  expect(box()).toHaveAttribute('placeholder', 'Buscar servicios...');
  expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(list()).toBeNull();
});

test('typing lists what matches, with the matched part marked, and says how many there are', async () => {
  const { user } = setUp();
  await user.type(box(), 'linea');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', list()?.id);
  expect(titles()).toEqual(['Tienda en línea', 'Planes de mantenimiento web']);
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent('línea');
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
  expect(highlighted()).toBeNull();
  await user.clear(box());
  await user.type(box(), 'premium');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 resultado$/);
});

test('the arrows move the highlight, which stays at the last and returns to the box above the first', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  const [first, last] = screen.getAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe(first);
  expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe(last);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(highlighted()).toBeNull();
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(highlighted()).toBeNull();
  expect(box()).toHaveFocus();
});

test('typing further takes the highlight away', async () => {
  const { user } = setUp();
  await user.type(box(), 'rede');
  await user.keyboard('{ArrowDown}');
  await user.keyboard('s');
  expect(list()).toBeInTheDocument();
  expect(highlighted()).toBeNull();
});

test('Enter opens the first result when none is highlighted, and clears the box', async () => {
  const { user } = setUp();
  await user.type(box(), 'tienda{Enter}');
  expect(address()).toBe('/tienda-en-linea');
  expect(box()).toHaveValue('');
  expect(list()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onChosen).toHaveBeenCalledTimes(1);
});

test('Enter opens the highlighted result', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/meta-ads-marketing');
});

test('Enter in the middle of composing a character opens nothing', async () => {
  const { user } = setUp();
  await user.type(box(), 'tienda');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(address()).toBe('/gracias');
  expect(list()).toBeInTheDocument();
});

test('Escape closes the list and keeps the query; an arrow or Enter shows it again', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes{ArrowDown}{Escape}');
  expect(list()).toBeNull();
  expect(box()).toHaveValue('redes');
  expect(box()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(list()).toBeInTheDocument();
  expect(address()).toBe('/gracias');
  await user.keyboard('{Escape}{ArrowDown}');
  expect(highlighted()).toBe(screen.getAllByRole('option')[0]);
});

test('only an Escape that closes the list is used up', async () => {
  const { user } = setUp();
  const used: boolean[] = [];
  const onKeyDown = ({ defaultPrevented }: KeyboardEvent): number => used.push(defaultPrevented);
  await user.type(box(), 'redes');
  document.addEventListener('keydown', onKeyDown);
  await user.keyboard('{Escape}{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(used).toEqual([true, false]);
});

test('a click outside closes the list, and one on the box shows it again', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  await user.click(document.body);
  expect(list()).toBeNull();
  await user.click(box());
  expect(list()).toBeInTheDocument();
});

test('the list closes when the focus leaves, and when the visitor goes back', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fuera' })).toHaveFocus();
  expect(list()).toBeNull();
  await user.click(box());
  expect(list()).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(list()).toBeNull();
});

test('a pointer that goes down on a result keeps the focus in the box, and a click opens the result', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  const option = screen.getByRole('option', { name: /^Publicidad/ });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  expect(box()).toHaveFocus();
  expect(list()).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  expect(address()).toBe('/meta-ads-marketing');
  expect(box()).toHaveValue('');
});

test('a mouse that moves over a result highlights it', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  const option = screen.getByRole('option', { name: /^Publicidad/ });
  await user.hover(option);
  expect(highlighted()).toBe(option);
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
});

test('a result is a link, for a tab of its own', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  const option = screen.getByRole('option', { name: /^Publicidad/ });
  expect(option).toHaveAttribute('href', '/meta-ads-marketing');
  // jsdom follows no link, and says so.
  option.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
  expect(address()).toBe('/gracias');
  expect(box()).toHaveValue('redes');
});

test('the button in the box clears it', async () => {
  const { user } = setUp();
  expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
  await user.type(box(), 'redes');
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(list()).toBeNull();
});

test('blanks alone show nothing', async () => {
  const { user } = setUp();
  await user.type(box(), '   ');
  expect(list()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test.each(['zapatos', '<img src=x onerror=alert(1)>', '.*[', '🎉', 'مرحبا', '\u0000', '\ud83d'])(
  'without a match for %j, that is said, in its own words as text',
  async (query) => {
    const { user, container } = setUp();
    await user.click(box());
    await user.paste(query);
    expect(within(screen.getByRole('status')).getByText(/^No se encontraron/).textContent).toBe(
      `No se encontraron resultados para "${query}"`,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/gracias');
  },
);
