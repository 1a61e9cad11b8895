import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import WebsiteSales from './website-sales.tsx';

beforeAll(() => loadSections(<WebsiteSales />));

beforeEach(() => {
  render(inShell(<WebsiteSales />, { address: '/venta-sitios-web' }));
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

test('the made-to-measure site starts at $2,000 and opens the booking dialog', async () => {
  const custom = within(card('Sitio personalizado'));
  expect(card('Sitio personalizado')).toHaveTextContent('Desde $2,000 USD');
  expect(custom.getByText('A tu medida')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(custom.getByRole('button', { name: 'Agendar Cita' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Agenda tu cita' }));
  expect(dialog.getByTitle('Agenda tu cita')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByTitle('Agenda tu cita')).not.toBeInTheDocument();
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
  expect(row(/^Carrito/)).toEqual(['No incluye', 'No incluye', 'Incluye']);
  expect(row(/^Plan mensual/)).toEqual(['No necesita', 'No necesita', 'Desde $39 USD']);
});

test.each([
  ['Ver el Corporativo', '/sitio-web-corporativo'],
  ['Ver el Premium', '/sitio-web-premium'],
  ['Ver la tienda', '/tienda-en-linea'],
])('below the comparison, “%s” leads to its page', (name, path) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('four reasons say why', () => {
  const reasons = within(screen.getByRole('region', { name: 'Por qué hacerlo con nosotros' }));
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('the page ends with an appointment, and a quote as the alternative', async () => {
  const call = within(screen.getByRole('region', { name: 'Cuéntanos qué sitio necesitas' }));
  expect(call.getByRole('link', { name: 'Cotizar mi sitio' })).toHaveAttribute('href', '/cotizar-sitio-web');
  await userEvent.click(call.getByRole('button', { name: 'Agendar Cita' }));
  expect(screen.getByRole('dialog', { name: 'Agenda tu cita' })).toBeVisible();
});
