import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteProvider } from 'shared-types';
import site from '../../../environments/demo/site.json';
import Home from './home.tsx';

beforeEach(() => {
  render(
    <SiteProvider value={site}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </SiteProvider>,
  );
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const banner = () => within(screen.getByRole('banner'));

test('the first screen names the agency and leads to the testimonials and to a quote', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agencia de Marketing Digital');
  expect(banner().getByRole('link', { name: 'Ver Casos de Éxito' })).toHaveAttribute('href', '/testimonios-videos');
  expect(banner().getByRole('link', { name: 'Solicitar presupuesto' })).toHaveAttribute('href', '/planes-de-marketing');
});

test('the first screen says what the services cost at least', () => {
  expect(banner().getByText('Redes sociales').parentElement).toHaveTextContent('Desde $500 al mes');
  expect(banner().getByText('Sitios web').parentElement).toHaveTextContent(/Desde \$500$/);
});

test.each([
  ['Campañas de publicidad', '/demo/encuesta?encuesta=campanas'],
  ['Sitios web', '/demo/encuesta?encuesta=sitios-web'],
  ['CRM y ventas', '/demo/encuesta?encuesta=crm'],
  ['Lanzamiento de cursos', '/demo/encuesta?encuesta=cursos'],
  ['Logo y marca', '/demo/encuesta?encuesta=marca'],
  ['Videos y fotos', '/demo/encuesta?encuesta=videos'],
])('the tile %s opens its survey in a new tab', (name, address) => {
  const tile = region('¿Qué necesita tu negocio?').getByRole('link', {
    name: `${name} (se abre en una pestaña nueva)`,
  });
  expect(tile).toHaveAttribute('href', address);
  expect(tile).toHaveAttribute('target', '_blank');
  expect(tile).toHaveAttribute('rel', 'noopener noreferrer');
});

test('there are six service tiles', () => {
  expect(region('¿Qué necesita tu negocio?').getAllByRole('listitem')).toHaveLength(6);
});

test.each([
  ['Redes sociales', '/planes-sociales', 'Desde $500 al mes'],
  ['Sitios web', '/venta-sitios-web', 'Desde $500'],
  ['Soporte de CRM', '/planes-soporte', 'Desde $500 al mes'],
  ['Lanzamiento de cursos', '/lanzamientos-cursos', 'Desde $3,500'],
])('the price list leads to %s and says where its prices start', (name, path, price) => {
  const link = region('Precios claros, sin rodeos').getByRole('link', { name });
  expect(link).toHaveAttribute('href', path);
  const written = within(link.closest('li') as HTMLElement).getByText(/\$/).parentElement;
  expect(written?.textContent).toBe(price);
});

test('links to #contacto arrive at the closing call, with the testimonials and the chat', () => {
  const contact = screen.getByRole('region', { name: '¿Hablamos de tu negocio?' });
  expect(contact).toHaveAttribute('id', 'contacto');
  expect(within(contact).getByRole('link', { name: 'Ver Casos de Éxito' })).toHaveAttribute(
    'href',
    '/testimonios-videos',
  );
  expect(within(contact).getByRole('link', { name: /Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20informaci%C3%B3n%20sobre%20sus%20servicios',
  );
});
