import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteProvider } from 'shared-types';
import site from '../../../environments/demo/site.json';
import WebsiteSales from './website-sales.tsx';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/venta-sitios-web']}>
      <SiteProvider value={site}>
        <WebsiteSales />
      </SiteProvider>
    </MemoryRouter>,
  );
});

const cards = () => within(screen.getByRole('region', { name: 'Elige qué construimos' })).getAllByRole('article');
const card = (name: string) => {
  const found = cards().find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card “${name}”`);
  return found;
};

test('the page opens with the offer and its lowest price', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu sitio web, con precio y fecha claros');
  expect(screen.getByRole('banner')).toHaveTextContent('Desde $500 USD');
});

test('there are six offers, the premium site marked as the popular one', () => {
  expect(cards()).toHaveLength(6);
  expect(cards().filter((article) => within(article).queryByText('Más popular'))).toEqual([card('Sitio web Premium')]);
});

test.each([
  ['Sitio web Premium', '$2,000 USD', '/sitio-web-premium'],
  ['Sitio web Corporativo', '$1,000 USD', '/sitio-web-corporativo'],
  ['Landing page con video', '$500 USD', '/landing-page-500'],
  ['Tienda en línea', '$2,000 USD', '/tienda-en-linea'],
  ['Mantenimiento', 'A consultar', '/planes-mantenimiento'],
])('%s costs %s and leads to its page', (name, price, path) => {
  expect(card(name)).toHaveTextContent(price);
  expect(within(card(name)).getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a made-to-measure site starts at $2,000 and is asked for by chat', () => {
  expect(card('Sitio personalizado')).toHaveTextContent('Desde $2,000 USD');
  const link = within(card('Sitio personalizado')).getByRole('link', {
    name: 'Hablar de mi proyecto (se abre en una pestaña nueva)',
  });
  expect(link).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20un%20sitio%20web%20personalizado',
  );
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['Sitio web Premium', 'Hasta 10 páginas'],
  ['Sitio web Corporativo', '5 páginas'],
  ['Landing page con video', 'Entrega en 3 a 5 días hábiles'],
  ['Landing page con video', '1 revisión'],
  ['Tienda en línea', 'Hasta 10 categorías y 30 productos'],
])('the card %s includes: %s', (name, point) => {
  expect(within(card(name)).getByText(point)).toHaveTextContent(/^Incluido:/);
});

test('the card of the store says that the plan of the platform is not included', () => {
  const point = within(card('Tienda en línea')).getByText('Plan de la plataforma: desde $39 USD al mes');
  expect(point).toHaveTextContent(/^No incluido:/);
});

test('delivery, training, support and the platform plan stand in figures', () => {
  const facts = within(screen.getByRole('region', { name: 'Así te lo entregamos' }));
  expect(facts.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '20 a 30',
    '1 hora',
    '10 días',
    '$39 USD',
  ]);
});

test('the comparison sets the three website plans beside each other', () => {
  const table = within(screen.getByRole('table', { name: 'Lo que cambia entre los tres' }));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent);
  expect(
    table
      .getAllByRole('columnheader')
      .slice(1)
      .map((plan) => plan.textContent),
  ).toEqual(['Corporativo', 'Premium', 'Tienda']);
  expect(row(/^Precio/)).toEqual(['$1,000', '$2,000', '$2,000']);
  expect(row(/^Tamaño/)).toEqual(['5 páginas', 'Hasta 10 páginas', 'Hasta 10 categorías y 30 productos']);
  expect(row(/^Plan mensual/)).toEqual(['No necesita', 'No necesita', 'Desde $39 USD']);
});

test.each([
  [1, '/demo/reel?video=1'],
  [2, '/demo/reel?video=2'],
  [3, '/demo/reel?video=3'],
])('reel %i opens in a new tab', (number, address) => {
  const link = screen.getByRole('link', { name: `Reel ${number} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the page ends with the chat, and a quote as the alternative', () => {
  const call = within(screen.getByRole('region', { name: 'Cuéntanos qué sitio necesitas' }));
  expect(call.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20un%20sitio%20web%20para%20mi%20negocio',
  );
  expect(call.getByRole('link', { name: 'Cotizar mi sitio' })).toHaveAttribute('href', '/cotizar-sitio-web');
});
