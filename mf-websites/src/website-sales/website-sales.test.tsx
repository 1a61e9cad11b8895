import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientCase } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import WebsiteSales from './website-sales.tsx';

beforeAll(() => loadSections(<WebsiteSales />));

const finished = (client: string, ...topics: ClientCase['topics']): ClientCase => ({
  id: client.toLowerCase(),
  client,
  sector: 'Comercio',
  topics,
  problem: 'No tenía sitio.',
  done: ['Un sitio'],
  pictures: [{ url: `/${client}.webp`, alt: 'Su portada' }],
  site: {
    address: `${client}.example`,
    alt: 'El sitio entero',
    wide: { url: '/wide.webp', width: 1200, height: 3000 },
  },
  sample: true,
});
const cases = [
  finished('Clinica', 'premium-sites'),
  finished('Tienda', 'stores'),
  finished('Naviera', 'corporate-sites'),
  finished('Huerta', 'landing-pages'),
];
const show = (known: readonly ClientCase[] = cases) =>
  render(inShell(<WebsiteSales />, { address: '/venta-sitios-web', cases: known }));

const cards = () => within(screen.getByRole('region', { name: 'Elige qué construimos' })).getAllByRole('article');
const card = (name: string) => {
  const found = cards().find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card “${name}”`);
  return found;
};

test('the page opens with the offer and its lowest price', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu sitio web, con precio y fecha claros');
  expect(screen.getByRole('banner')).toHaveTextContent('Desde $500 USD');
});

test('there are six offers, the premium site marked as the popular one', () => {
  show();
  expect(cards()).toHaveLength(6);
  expect(cards().filter((article) => within(article).queryByText('Más popular'))).toEqual([card('Sitio web Premium')]);
});

test('the cards stand in the order of their prices, and what comes afterwards last', () => {
  show();
  expect(cards().map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'Landing page con video',
    'Sitio web Corporativo',
    'Sitio web Premium',
    'Tienda en línea',
    'Sitio web personalizado',
    'Mantenimiento web',
  ]);
});

test.each([
  ['Landing page con video', 'Huerta'],
  ['Sitio web Corporativo', 'Naviera'],
  ['Sitio web Premium', 'Clinica'],
  ['Tienda en línea', 'Tienda'],
])('the card %s shows the front page of a finished one, as a sample', (name, client) => {
  show();
  expect(within(card(name)).getByText(client)).toHaveTextContent('Sitio de muestra');
});

test('a finished site of each kind is looked around in, one at a time, and leads to what it is sold as', async () => {
  show();
  const sites = within(screen.getByRole('region', { name: 'Así quedan terminados' }));
  expect(sites.getByRole('radio', { name: /^Sitio web Premium/ })).toBeChecked();
  for (const [kind, client, path] of [
    ['Landing page con video', 'Huerta', '/landing-page-500'],
    ['Sitio web Corporativo', 'Naviera', '/sitio-web-corporativo'],
    ['Sitio web Premium', 'Clinica', '/sitio-web-premium'],
    ['Tienda en línea', 'Tienda', '/tienda-en-linea'],
  ] as const) {
    await userEvent.click(sites.getByRole('radio', { name: new RegExp(`^${kind}`) }));
    const site = within(sites.getByRole('article', { name: client }));
    expect(site.getByRole('region', { name: `El sitio de ${client}` })).toBeInTheDocument();
    expect(site.getByRole('link', { name: new RegExp(`^${kind}, \\$`) })).toHaveAttribute('href', path);
    expect(site.getByText('Caso de muestra', { exact: false })).toBeInTheDocument();
  }
});

test('without finished sites the cards have drawings, and nothing else is missed', () => {
  show([]);
  expect(screen.queryByRole('region', { name: 'Así quedan terminados' })).not.toBeInTheDocument();
  expect(screen.queryByText('Sitio de muestra')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(6);
});

test('what is asked before paying is answered', () => {
  show();
  const answers = within(screen.getByRole('region', { name: 'Antes de decidir' }));
  expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '¿Qué recibo?',
    '¿Cuándo?',
    '¿Qué necesitan de mí?',
    '¿Quién lo hace?',
    '¿Y si cambio de idea?',
    '¿Qué sigue?',
  ]);
  expect(answers.getByText(/dentro de las 24 horas siguientes al pago, con una penalidad del 25\s%/)).toBeVisible();
});

test.each([
  ['Sitio web Premium', '$2,000 USD', '/sitio-web-premium'],
  ['Sitio web Corporativo', '$1,000 USD', '/sitio-web-corporativo'],
  ['Landing page con video', '$500 USD', '/landing-page-500'],
  ['Tienda en línea', '$2,000 USD', '/tienda-en-linea'],
  ['Mantenimiento web', 'A consultar', '/planes-mantenimiento'],
])('%s costs %s and leads to its page', (name, price, path) => {
  show();
  expect(card(name)).toHaveTextContent(price);
  expect(within(card(name)).getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the made-to-measure site starts at $2,000 and opens the booking dialog', async () => {
  show();
  const custom = within(card('Sitio web personalizado'));
  expect(card('Sitio web personalizado')).toHaveTextContent('Desde $2,000 USD');
  expect(custom.getByText('A tu medida')).toBeVisible();
  expect(custom.getByText(/dentro de las 24 horas.*penalidad del 25\s%/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(custom.getByRole('button', { name: 'Agendar Cita' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Agenda tu cita' }));
  expect(dialog.getByTitle('Agenda tu cita')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByTitle('Agenda tu cita')).not.toBeInTheDocument();
});

test('what maintenance costs at least is said where it depends on the site', () => {
  show();
  const card = cards().find((each) => within(each).queryByText('A consultar'));
  expect(card).toHaveTextContent(/A consultar\s*Según tu sitio\. Planes desde \$24\.99 USD al mes\.$/);
});

test.each([
  ['Sitio web Premium', 'Hasta 10 páginas'],
  ['Sitio web Corporativo', '5 páginas'],
  ['Landing page con video', 'Entrega en 3 a 5 días hábiles'],
  ['Landing page con video', '1 revisión'],
  ['Tienda en línea', 'Hasta 10 categorías y 30 productos'],
])('the card %s includes: %s', (name, point) => {
  show();
  expect(within(card(name)).getByText(point)).toHaveTextContent(/^Incluido:/);
});

test('the card of the store says that the plan of the platform is not included', () => {
  show();
  const point = within(card('Tienda en línea')).getByText('Plan de la plataforma: desde $39 USD al mes');
  expect(point).toHaveTextContent(/^No incluido:/);
});

test('delivery, training, support and the platform plan stand in figures', () => {
  show();
  const facts = within(screen.getByRole('region', { name: 'Así te lo entregamos' }));
  expect(facts.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '20 a 30',
    '1 hora',
    '10 días',
    '$39 USD',
  ]);
});

test('the comparison sets the three website plans beside each other', () => {
  show();
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
  ).toEqual(['Corporativo', 'Premium', 'Tienda en línea']);
  expect(row(/^Precio/)).toEqual(['$1,000', '$2,000', '$2,000']);
  expect(row(/^Tamaño/)).toEqual(['5 páginas', 'Hasta 10 páginas', 'Hasta 10 categorías y 30 productos']);
  expect(row(/^Carrito/)).toEqual(['No incluye', 'No incluye', 'Incluye']);
  expect(row(/^Pago mensual/)).toEqual([
    'Hosting: el tuyo o el plan Servidor, $24.99 USD',
    'Hosting: el tuyo o el plan Servidor, $24.99 USD',
    'Plataforma, desde $39 USD',
  ]);
});

test.each([
  ['Ver el Corporativo', '/sitio-web-corporativo'],
  ['Ver el Premium', '/sitio-web-premium'],
  ['Ver la tienda', '/tienda-en-linea'],
])('below the comparison, “%s” leads to its page', (name, path) => {
  show();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('four reasons say why', () => {
  show();
  const reasons = within(screen.getByRole('region', { name: 'Por qué hacerlo con nosotros' }));
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  // The landing page comes without training.
  expect(reasons.getByText(/^Con el Corporativo, el Premium y la tienda te capacitamos/)).toBeVisible();
});

test('the page ends with an appointment, and a quote as the alternative', async () => {
  show();
  const call = within(screen.getByRole('region', { name: 'Cuéntanos qué sitio necesitas' }));
  expect(call.getByRole('link', { name: 'Cotizar mi sitio' })).toHaveAttribute('href', '/cotizar-sitio-web');
  await userEvent.click(call.getByRole('button', { name: 'Agendar Cita' }));
  expect(screen.getByRole('dialog', { name: 'Agenda tu cita' })).toBeVisible();
});
