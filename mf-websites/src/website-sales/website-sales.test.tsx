import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientCase } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { counted } from '../counted.ts';
import { booking, closing, content, contentAfter, flags, quote } from './content.ts';
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

const copy = content(facts);
const reasons = contentAfter(facts);
const storePlatform = figure('mf-websites/store-platform');
const cards = () => within(screen.getByRole('region', { name: copy.offers.heading })).getAllByRole('article');
const card = (name: string) => {
  const found = cards().find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card “${name}”`);
  return found;
};

test('the page opens with the offer and its lowest price', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  expect(screen.getByRole('banner')).toHaveTextContent(`Desde ${figure('mf-websites/websites')} USD`);
});

test('there are six offers, the premium site marked as the popular one', () => {
  show();
  expect(cards()).toHaveLength(6);
  expect(cards().filter((article) => within(article).queryByText(flags.popular))).toEqual([card('Sitio web Premium')]);
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

test('below the prices the terms are one link away, and what is paid apart is said', () => {
  show();
  const offers = within(screen.getByRole('region', { name: copy.offers.heading }));
  expect(offers.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
  expect(screen.getByText(/El dominio y lo que tu plan no incluye se cotizan aparte\.$/)).toBeVisible();
  expect(screen.getByText(/De ti necesitamos textos, imágenes y accesos/)).toBeVisible();
});

test.each([
  ['Sitio web Premium', `${figure('mf-websites/premium')} USD`, '/sitio-web-premium'],
  ['Sitio web Corporativo', `${figure('mf-websites/corporate')} USD`, '/sitio-web-corporativo'],
  ['Landing page con video', `${figure('mf-websites/landing')} USD`, '/landing-page-500'],
  ['Tienda en línea', `${figure('mf-websites/store')} USD`, '/tienda-en-linea'],
  ['Mantenimiento web', 'A consultar', '/planes-mantenimiento'],
])('%s costs %s and leads to its page', (name, price, path) => {
  show();
  expect(card(name)).toHaveTextContent(price);
  expect(within(card(name)).getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the made-to-measure site has a price to start at and opens the booking dialog', async () => {
  show();
  const custom = within(card('Sitio web personalizado'));
  expect(card('Sitio web personalizado')).toHaveTextContent(`Desde ${figure('mf-websites/custom')} USD`);
  expect(custom.getByText(flags.personalised)).toBeVisible();
  // An appointment costs nothing.
  expect(custom.queryByText(figure('mf-legal/cancel-single'))).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(custom.getByRole('button', { name: booking.action }));
  const dialog = within(screen.getByRole('dialog', { name: booking.title }));
  expect(dialog.getByTitle(booking.title)).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByTitle(booking.title)).not.toBeInTheDocument();
});

test('that the price of maintenance depends on the site stands beside it', () => {
  show();
  const maintenance = within(card('Mantenimiento web'));
  expect(maintenance.getByText(/^Pregúntanos qué plan/)).toBeVisible();
  expect(maintenance.getByText(`Desde ${figure('mf-plans/maintenance')} USD al mes, plan Servidor`)).toBeVisible();
});

test('what all kinds of site have in common is said once, with its figures', () => {
  show();
  const offers = within(screen.getByRole('region', { name: copy.offers.heading }));
  const [list] = offers
    .getAllByRole('term')
    .flatMap((term) => (term.textContent === 'de capacitación' ? term.closest('dl') : []));
  expect(list).toHaveTextContent(`${figure('mf-websites/workdays')} días`);
  expect(list).toHaveTextContent(`la landing page, en ${figure('mf-websites/landing-workdays')}`);
  expect(list).toHaveTextContent(counted(facts, 'mf-websites/training-hours', 'hora', 'horas'));
  expect(list).toHaveTextContent(counted(facts, 'mf-websites/support-days', 'día', 'días'));
  expect(list).toHaveTextContent('A consultar');
});

const workdays = `${figure('mf-websites/workdays')} días hábiles`;

test.each([
  [
    'Landing page con video',
    '1 página',
    `${figure('mf-websites/landing-workdays')} días hábiles, con ${counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones')}`,
    'No',
  ],
  ['Sitio web Corporativo', `${figure('mf-websites/corporate-pages')} páginas`, workdays, 'No'],
  ['Sitio web Premium', `Hasta ${figure('mf-websites/premium-pages')} páginas`, workdays, 'No'],
  [
    'Tienda en línea',
    `Hasta ${figure('mf-websites/store-categories')} categorías y ${figure('mf-websites/store-products')} productos`,
    workdays,
    `Sí. Su plataforma se paga aparte: desde ${storePlatform} USD al mes`,
  ],
])('the card %s says its size, when it is delivered, and whether it has a cart, in this order', (name, ...values) => {
  show();
  const rows = within(card(name));
  expect(rows.getAllByRole('term').map((term) => term.textContent)).toEqual(['Tamaño', 'Entrega', 'Carrito']);
  expect(rows.getAllByRole('definition').map((value) => value.textContent)).toEqual(values);
});

test('four reasons say why', () => {
  show();
  const why = within(screen.getByRole('region', { name: reasons.heading }));
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  // Of every kind.
  expect(why.getByText('Te enseñamos a manejar tu sitio al entregarlo.')).toBeVisible();
});

test('the page ends with an appointment, and a quote as the alternative', async () => {
  show();
  const call = within(screen.getByRole('region', { name: closing.heading }));
  expect(call.getByRole('link', { name: quote.label })).toHaveAttribute('href', '/cotizar-sitio-web');
  await userEvent.click(call.getByRole('button', { name: booking.action }));
  expect(screen.getByRole('dialog', { name: booking.title })).toBeVisible();
});
