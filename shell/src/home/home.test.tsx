import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { FactName } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { site as demo } from 'site-for-tests';
import Home from './home.tsx';

beforeAll(() => loadSections(<Home />));

// As prerendered: what moves is tested where it lives, and in a browser.
beforeEach(() => {
  document.body.innerHTML = renderToString(inShell(<Home />));
});

const region = (name: string) => within(screen.getByRole('region', { name }));
/** Where prices start, as the page says it. */
const from = (name: FactName, per?: string) =>
  ['Desde', figure(name), per, facts.amount(name).covers].filter(Boolean).join(' ');
const banner = () => within(screen.getByRole('banner'));

test('the first screen names the agency and leads to the testimonials, to a quote and to the prices', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agencia de Marketing Digital');
  expect(banner().getByRole('link', { name: 'Ver Casos de Éxito' })).toHaveAttribute('href', '/testimonios-videos');
  expect(banner().getByRole('link', { name: 'Solicitar presupuesto' })).toHaveAttribute('href', '/planes-de-marketing');
  expect(banner().getByRole('link', { name: 'Ver todos los precios' })).toHaveAttribute('href', '/#precios');
});

test('the first screen says what the services cost at least, and leads to each', () => {
  const price = (service: string) => banner().getByText(service, { selector: 'dt *' }).closest('div');
  expect(price('Redes sociales')).toHaveTextContent(from('mf-plans/social', 'al mes'));
  expect(price('Sitios web')).toHaveTextContent(from('mf-websites/websites'));
  expect(banner().getByRole('link', { name: 'Redes sociales' })).toHaveAttribute(
    'href',
    '/planes-sociales?plan=basico',
  );
});

test('the eight clients pass by, each with its name; the demonstration says that they are samples', () => {
  const logos = within(screen.getByRole('region', { name: 'Logotipos de clientes' })).getAllByRole('img');
  const names = logos.map((logo) => logo.getAttribute('alt'));
  expect(new Set(names).size).toBe(8);
  expect(names[1]).toBe('Clínica dental Miramar (empresa de muestra)');
  for (const name of names) expect(name).toMatch(/^\p{Lu}.+ \(empresa de muestra\)$/u);
  expect(region('Confían en nosotros').getByText('Empresas de muestra')).toBeVisible();
  expect(logos[7]).toHaveAttribute('src', '/demo/logos/clientes.svg#cliente-8');
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

test.each([
  ['Sitios web', '/venta-sitios-web', from('mf-websites/websites')],
  ['Redes sociales', '/planes-sociales?plan=basico', from('mf-plans/social', 'al mes')],
  ['Campañas de publicidad', '/meta-ads-marketing', from('mf-plans/ads', 'al mes')],
  ['CRM para vender', '/planes-crm', from('mf-crm/crm', 'al mes')],
  ['Mantenimiento web', '/planes-mantenimiento?plan=servidor', from('mf-plans/maintenance', 'al mes')],
  ['Lanzamiento de cursos', '/lanzamientos-cursos', from('mf-courses/courses')],
])('the price list leads to %s and says where its prices start, and what of', (name, path, price) => {
  const link = region('Precios claros, sin rodeos').getByRole('link', { name });
  expect(link).toHaveAttribute('href', path);
  expect(within(link.closest('li') as HTMLElement).getByText('Desde').parentElement?.textContent).toBe(price);
});

test('services with fixed prices stand below the surveys, and lead to their plans', () => {
  const surveys = region('¿Qué necesita tu negocio?');
  expect(surveys.getByText('¿Redes sociales o mantenimiento? Tienen precio fijo:')).toBeVisible();
  expect(surveys.getByRole('link', { name: 'Ver planes de redes' })).toHaveAttribute('href', '/planes-sociales');
  expect(surveys.getByRole('link', { name: 'Ver planes de mantenimiento' })).toHaveAttribute(
    'href',
    '/planes-mantenimiento',
  );
});

test('the quote says how its prices relate to those beside it', () => {
  expect(banner().getByRole('link', { name: 'Solicitar presupuesto' })).toHaveAccessibleDescription(
    /redes \+ anuncios \+ CRM en una sola mensualidad/,
  );
});

test('the closing call asks to talk, and its filled button is the chat', () => {
  const contact = region('¿Hablamos de tu negocio?');
  expect(contact.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute('data-look', 'primary');
  expect(contact.getByRole('link', { name: 'Ver Casos de Éxito' })).toHaveAttribute('data-look', 'secondary');
});

test('the price list says in which dollars its prices are', () => {
  expect(
    region('Precios claros, sin rodeos').getByText(/Precios en dólares de Estados Unidos \(USD\)\.$/),
  ).toBeVisible();
});

test('real clients are not called samples', () => {
  const clientLogos = demo.clientLogos.map((logo) => ({ ...logo, sample: false }));
  document.body.innerHTML = renderToString(inShell(<Home />, { site: { ...demo, clientLogos } }));
  expect(screen.queryByText('Empresas de muestra')).not.toBeInTheDocument();
});

test('without services, a link to the chat stands for prices, and no list is empty', () => {
  document.body.innerHTML = renderToString(
    inShell(<Home />, { table: { routes: [], facts: {}, offers: {}, slots: {} } }),
  );
  const prices = region('Precios claros, sin rodeos');
  expect(prices.queryByRole('list')).toBeNull();
  expect(prices.getByRole('link', { name: /^Pedir precios por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20saber%20sus%20precios',
  );
  expect(banner().queryByRole('term')).toBeNull();
  expect(banner().getByRole('link', { name: 'Ver todos los precios' })).toHaveAttribute('href', '/#precios');
});

test('the prices have the anchor that links lead to', () => {
  expect(screen.getByRole('region', { name: 'Precios claros, sin rodeos' })).toHaveAttribute('id', 'precios');
  expect(screen.getByRole('region', { name: '¿Qué necesita tu negocio?' })).toHaveAttribute('id', 'servicios');
});

test('proof comes before the last call: cases with figures, video testimonials, then the reviews', () => {
  const [cases, videos, reviews] = [
    screen.getByRole('group', { name: 'testimonials/cases' }),
    screen.getByRole('group', { name: 'testimonials/section' }),
    screen.getByRole('region', { name: 'Reseñas de clientes' }),
  ];
  const call = screen.getByRole('region', { name: '¿Hablamos de tu negocio?' });
  expect(cases.compareDocumentPosition(videos)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(videos.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(reviews.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
