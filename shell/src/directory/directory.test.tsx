import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, useLocation } from 'react-router';
import type { PageCategory, Route, Toast } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { routeOf } from '../testing/routes.ts';
import Directory from './directory.tsx';
import { mostEntries } from './find-pages.ts';

const page = (path: `/${string}`, name: string, category: PageCategory, more: Partial<Route> = {}) =>
  routeOf(path, { directory: { name, category }, ...more });
const routes = [
  page('/planes-crm', 'Planes de CRM', 'CRM y soporte', { aliases: ['/crm'] }),
  page('/politica-citas', 'Política de citas', 'Legal', { description: 'Cuántas reuniones tienes al mes' }),
  page('/planes-sociales', 'Planes de redes', 'Planes'),
  page('/planes-de-marketing', 'Planes de marketing', 'Planes', { redirect: 'https://example.com' }),
  page('/', 'Inicio', 'Principal'),
];

function Browser() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p id="address">{pathname + search}</p>
      <Link to="/directorio-paginas">Desde el principio</Link>
    </>
  );
}

const directory = (search = '', toast?: Toast, shown = routes) =>
  inShell(
    <>
      <Directory />
      <Browser />
    </>,
    {
      address: `/directorio-paginas${search}`,
      table: { routes: shown, facts: {}, offers: {}, slots: {} },
      ...(toast && { toast }),
    },
  );
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const address = () => document.getElementById('address')?.textContent;
const field = () => screen.getByRole('searchbox', { name: 'Buscar por nombre, ruta o tema' });
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const entry = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('every page of the environment is listed once, by category in their order, with the total', () => {
  render(directory());
  expect(screen.getByText('5 páginas')).toBeVisible();
  expect(groups()).toEqual(['Principal 1 página', 'Planes 2 páginas', 'CRM y soporte 1 página', 'Legal 1 página']);
  expect(names()).toEqual(['Inicio', 'Planes de redes', 'Planes de marketing', 'Planes de CRM', 'Política de citas']);
});

test('pages that search engines are kept away from stand by themselves, after all others', () => {
  const gracias = page('/gracias', 'Gracias por agendar', 'Principal', { indexed: false });
  render(directory('', undefined, [gracias, ...routes]));
  expect(groups().at(-1)).toBe('Fuera de los buscadores 1 página');
  expect(names().at(-1)).toBe('Gracias por agendar');
  fireEvent.click(screen.getByRole('radio', { name: 'Principal 2' }));
  expect(names()).toEqual(['Inicio', 'Gracias por agendar']);
});

test('a page has a picture of its first screen, and is whole without one', () => {
  render(directory('', undefined, [...routes, page('/pagina-de-otro-equipo', 'Otra página', 'Legal')]));
  const pictureOf = (name: string) =>
    within(screen.getByRole('link', { name }).closest('li') as HTMLElement).queryByRole('presentation');
  expect(pictureOf('Planes de CRM')).toHaveAttribute('src', '/miniaturas/planes-crm.webp');
  expect(pictureOf('Otra página')).not.toBeInTheDocument();
});

test('of a group with very many pages the first have entries, and the others are links by their names; the filter gives each an entry', () => {
  const many = Array.from({ length: mostEntries + 3 }, (_, at) => page(`/caso-${at}`, `Caso ${at}`, 'Planes'));
  render(directory('', undefined, [...many, ...routes]));
  expect(names().filter((name) => name.startsWith('Caso'))).toHaveLength(mostEntries);
  const others = within(screen.getByRole('list', { name: 'Y 5 páginas más, solo con su nombre.' })).getAllByRole(
    'link',
  );
  expect(others.map((link) => link.textContent)).toContain(`Caso ${mostEntries + 2}`);
  expect(others[0]).toHaveAttribute('href', `/caso-${mostEntries}`);
  type(`caso ${mostEntries + 2}`);
  expect(names()).toEqual([`Caso ${mostEntries + 2}`]);
  expect(entry(`Caso ${mostEntries + 2}`).getByRole('button', { name: /^Copiar enlace/ })).toBeVisible();
});

test('an entry says name, path, description and category, and opens here or in a new tab', () => {
  render(directory());
  const item = within(screen.getByRole('region', { name: /^Legal/ })).getByRole('listitem');
  expect(item).toHaveTextContent('/politica-citas');
  expect(item).toHaveTextContent('Legal');
  expect(item).toHaveTextContent('Cuántas reuniones tienes al mes');
  expect(within(item).getByRole('link', { name: 'Política de citas' })).toHaveAttribute('href', '/politica-citas');
  const open = within(item).getByRole('link', { name: /^Abrir Política de citas/ });
  expect(open).toHaveAttribute('href', '/politica-citas');
  expect(open).toHaveAttribute('target', '_blank');
});

test.each([
  ['POLITICA', ['Política de citas']],
  ['política', ['Política de citas']],
  ['cuantas reuniones', ['Política de citas']],
  ['  crm  ', ['Planes de CRM']],
  ['/planes-s', ['Planes de redes']],
  ['marketing planes', ['Planes de marketing']],
])('searching for "%s" leaves what matches', (text, found) => {
  render(directory());
  type(text);
  expect(names()).toEqual(found);
  expect(screen.getByRole('status')).toHaveTextContent('1 de 5 páginas');
});

test('a category leaves its own pages, together with the text', () => {
  render(directory());
  fireEvent.click(screen.getByRole('radio', { name: 'Planes 2' }));
  expect(groups()).toEqual(['Planes 2 páginas']);
  type('redes');
  expect(names()).toEqual(['Planes de redes']);
  fireEvent.click(screen.getByRole('radio', { name: 'Todas 5' }));
  expect(names()).toEqual(['Planes de redes']);
});

test('nothing found says so, and clearing brings all back and the focus to the field', () => {
  render(directory());
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument();
  type('zapatos');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('0 de 5 páginas');
  expect(screen.getByText('Ninguna página coincide con tu búsqueda.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(names()).toHaveLength(5);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Se muestran todas.');
});

describe('the address', () => {
  test('says what is filtered, once the visitor pauses, and keeps the rest', () => {
    render(directory('?utm=x'));
    type('p');
    type('planes');
    fireEvent.click(screen.getByRole('radio', { name: 'CRM y soporte 1' }));
    expect(address()).toBe('/directorio-paginas?utm=x');
    act(() => void jest.advanceTimersByTime(250));
    expect(address()).toBe('/directorio-paginas?utm=x&q=planes&categoria=crm-y-soporte');
    type('');
    fireEvent.click(screen.getByRole('radio', { name: 'Todas 5' }));
    act(() => void jest.advanceTimersByTime(250));
    expect(address()).toBe('/directorio-paginas?utm=x');
  });

  test('is heeded on arrival, and when a link leads elsewhere', () => {
    render(directory('?q=planes&categoria=planes'));
    expect(field()).toHaveValue('planes');
    expect(screen.getByRole('radio', { name: 'Planes 2' })).toBeChecked();
    expect(names()).toEqual(['Planes de redes', 'Planes de marketing']);
    fireEvent.click(screen.getByRole('link', { name: 'Desde el principio' }));
    expect(field()).toHaveValue('');
    expect(names()).toHaveLength(5);
  });

  test('naming a category there is none of shows all', () => {
    render(directory('?categoria=zapatos'));
    expect(names()).toHaveLength(5);
  });

  test('has no say in the prerendered page', () => {
    const html = renderToString(directory('?q=zapatos'));
    for (const { path } of routes) expect(html).toContain(`href="${path}"`);
  });
});

describe('copying a link', () => {
  const show = jest.fn();
  const toast: Toast = { show, promise: () => undefined };
  const copy = async (writeText: () => Promise<void>): Promise<jest.Mock> => {
    const clipboard = { writeText: jest.fn(writeText) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    render(directory('', toast));
    await act(async () => {
      fireEvent.click(entry('Planes de CRM').getByRole('button', { name: /^Copiar enlace/ }));
      await Promise.resolve();
    });
    return clipboard.writeText;
  };

  test('takes the address the visitor sees, and says so for 2 seconds', async () => {
    const writeText = await copy(() => Promise.resolve());
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/planes-crm`);
    expect(show).toHaveBeenCalledWith('¡Copiado!', {
      type: 'success',
      description: 'El enlace se ha copiado al portapapeles',
    });
    act(() => void jest.advanceTimersByTime(1_999));
    expect(entry('Planes de CRM').getByRole('button')).toHaveAccessibleName('Copiado Planes de CRM');
    expect(entry('Planes de redes').getByRole('button')).toHaveAccessibleName('Copiar enlace Planes de redes');
    act(() => void jest.advanceTimersByTime(1));
    expect(entry('Planes de CRM').getByRole('button')).toHaveAccessibleName('Copiar enlace Planes de CRM');
  });

  test('that is refused says so', async () => {
    await copy(() => Promise.reject(new Error('denied')));
    expect(show).toHaveBeenCalledWith('Error', { type: 'error', description: 'No se pudo copiar el enlace' });
    expect(entry('Planes de CRM').getByRole('button')).toHaveAccessibleName('Copiar enlace Planes de CRM');
  });
});
