import { act, fireEvent, screen, within } from '@testing-library/react';
import { address, box, highlighted, setUp, titles } from './testing.tsx';

const list = () => screen.queryByRole('listbox');

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
  expect(titles().slice(0, 2)).toEqual(['Tienda en línea', 'Planes de mantenimiento web']);
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent('línea');
  expect(screen.getByRole('status')).toHaveTextContent(/^5 resultados$/);
  expect(highlighted()).toBeNull();
  await user.clear(box());
  await user.type(box(), 'premium');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 resultado$/);
});

test('a finger on the list highlights nothing: Enter opens the first', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  fireEvent.touchStart(screen.getByRole('option', { name: /^Campañas de publicidad/ }));
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(highlighted()).toBeNull();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/planes-sociales');
});

test('Enter opens the first result when none is highlighted, and clears the box', async () => {
  const { user, onChosen } = setUp();
  await user.type(box(), 'tienda{Enter}');
  expect(address()).toBe('/tienda-en-linea');
  expect(box()).toHaveValue('');
  expect(list()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onChosen).toHaveBeenCalledTimes(1);
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
  const option = screen.getByRole('option', { name: /^Campañas de publicidad/ });
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
  const option = screen.getByRole('option', { name: /^Campañas de publicidad/ });
  await user.hover(option);
  expect(highlighted()).toBe(option);
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
});

test('a result is a link, for a tab of its own', async () => {
  const { user } = setUp();
  await user.type(box(), 'redes');
  const option = screen.getByRole('option', { name: /^Campañas de publicidad/ });
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

describe('what else matches', () => {
  const others = () => within(screen.getByRole('group', { name: 'Otras páginas' })).getAllByRole('option');

  test('is listed in a group of its own after the services, which are not repeated there', async () => {
    const { user } = setUp();
    await user.type(box(), 'crm');
    expect(list()).toContainElement(screen.getByRole('group', { name: 'Otras páginas' }));
    expect(titles()).toEqual([
      'Planes de CRM',
      'Servicios de CRM',
      'Preguntas frecuentes del CRM',
      'Planes de soporte',
      'Asistentes de ventas',
    ]);
    expect(others()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('5 resultados');
  });

  test('is reached by the same keys, and opened like a service', async () => {
    const { user } = setUp();
    await user.type(box(), 'crm{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe(others()[1]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/crm-faq');
    expect(box()).toHaveValue('');
  });

  test('may be a place in a page, and is opened by Enter when it is the first', async () => {
    const { user } = setUp();
    await user.type(box(), 'precio');
    expect(others()[0]).toHaveAttribute('href', '/#precios');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/#precios');
  });

  test('is a service, where it is found in spite of a typing error', async () => {
    const { user } = setUp();
    await user.type(box(), 'mantenimeinto');
    expect(others()[0]).toHaveAttribute('href', '/planes-mantenimiento');
  });
});

describe('two ways out of a search in vain', () => {
  test('are reached by Tab: all pages, and a person to ask', async () => {
    const { user } = setUp();
    await user.type(box(), 'zapatos');
    await user.tab();
    const pages = screen.getByRole('link', { name: 'Ver todas las páginas' });
    expect(pages).toHaveFocus();
    expect(pages).toHaveAttribute('href', '/directorio-paginas');
    await user.tab();
    const chat = screen.getByRole('link', { name: /^Preguntar por chat/ });
    expect(chat).toHaveFocus();
    expect(chat).toHaveAttribute(
      'href',
      '/demo/chat/13055550123?text=Hola%2C%20busco%20esto%20en%20su%20sitio%3A%20zapatos',
    );
    await user.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('are not there while there are results', async () => {
    const { user } = setUp();
    await user.type(box(), 'tienda');
    expect(screen.queryByRole('link', { name: 'Ver todas las páginas' })).toBeNull();
  });

  test('close the search when the visitor leaves by them', async () => {
    const { user, onChosen } = setUp();
    await user.type(box(), 'zapatos');
    await user.click(screen.getByRole('link', { name: 'Ver todas las páginas' }));
    expect(address()).toBe('/directorio-paginas');
    expect(box()).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  test('give the focus back to the box on Escape', async () => {
    const { user } = setUp();
    await user.type(box(), 'zapatos');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(box()).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
