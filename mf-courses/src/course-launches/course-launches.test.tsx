import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import CourseLaunches from './course-launches.tsx';

beforeAll(() => loadSections(<CourseLaunches />));

const page = inShell(<CourseLaunches />);
const offer = (name: string) => within(screen.getByRole('article', { name }));
const waysOn = (place: ReturnType<typeof offer>) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the page opens with what it offers and the four prices, each leading to its offer', () => {
  render(page);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('heading', { level: 1 })).toHaveTextContent('Lanza tu curso y mantenlo vendiendo');
  const prices = within(header.getByRole('list'));
  expect(prices.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Crear Desde $3,500 USD la plataforma con tu marca y tu dominio', '#crear'],
    ['Lanzar $5,000 USD', '#lanzar'],
    ['Mantener $1,200 USD al mes', '#mantener'],
    ['Relanzar Desde $4,000 USD según lo que ya tengas', '#mantener'],
  ]);
  for (const anchor of ['crear', 'lanzar', 'mantener']) expect(document.getElementById(anchor)).toBeInTheDocument();
});

test.each([
  ['Creación de plataforma', 'Ver cómo la creamos', '/creacion-plataforma-cursos'],
  ['Lanzamiento estratégico', 'Ver el lanzamiento', '/lanzamiento-estrategico-curso'],
  ['Mantenimiento y relanzamiento', 'Ver ambos servicios', '/mantenimiento-relanzamiento'],
])('%s can be booked, the free consultation first, and has a page with its detail', (name, link, address) => {
  render(page);
  expect(waysOn(offer(name))).toEqual([
    ['Pedir consulta gratuita', '/solicitud-cita'],
    ['Agendar Consulta', '/solicitar-cita'],
    [link, address],
  ]);
  expect(offer(name).getByText('Para ti si')).toBeVisible();
});

test('the platform starts at $3,500', () => {
  render(page);
  expect(offer('Creación de plataforma').getByText('Desde')).toBeVisible();
  expect(offer('Creación de plataforma').getByText('$3,500')).toBeVisible();
});

test('the launch says its price, every piece it brings, and that advertising is paid apart', () => {
  render(page);
  const launch = offer('Lanzamiento estratégico');
  expect(launch.getByText('$5,000')).toBeVisible();
  expect(launch.queryByText('Desde')).not.toBeInTheDocument();
  expect(launch.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3 videos promocionales',
    '6 piezas para redes',
    '2 reuniones estratégicas',
  ]);
  expect(launch.getByText('La inversión en anuncios se paga aparte.')).toBeVisible();
});

test('maintenance and relaunch each say their price and what they bring', () => {
  render(page);
  const both = offer('Mantenimiento y relanzamiento');
  expect(both.getByText('$1,200').parentElement).toHaveTextContent('$1,200 USD al mes');
  expect(both.getByText('$4,000').parentElement).toHaveTextContent('Desde $4,000 USD según lo que ya tengas');
  expect(both.getAllByRole('list').map(lines)).toEqual([
    ['Hasta 2 cambios de automatización al mes', '1 reunión mensual'],
    ['1 video nuevo', 'Hasta 4 piezas para redes', '2 reuniones'],
  ]);
});

test('four steps tell how it works', () => {
  render(page);
  const steps = within(screen.getByRole('region', { name: 'Cómo funciona' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Conversamos',
    'Acordamos',
    'Producimos',
    'Sales a vender',
  ]);
});

test('the consultation takes 30 minutes, is free, without commitment and one to one', () => {
  render(page);
  const consultation = within(screen.getByRole('region', { name: 'Antes de pagar, conversemos' }));
  expect(consultation.getByText('30').parentElement).toHaveTextContent('30 minutos gratis');
  for (const point of ['Sin costo', 'Sin compromiso', 'Uno a uno']) expect(consultation.getByText(point)).toBeVisible();
  expect(consultation.getByRole('link', { name: 'Pedir consulta gratuita' })).toHaveAttribute(
    'href',
    '/solicitud-cita',
  );
});

test('the page ends with a call to book, the free consultation first', () => {
  render(page);
  const closing = within(screen.getByRole('region', { name: /^Tu curso ya existe/ }));
  expect(closing.getByText(/«Agendar Consulta» es para quien ya es cliente\.$/)).toBeVisible();
  expect(waysOn(closing)).toEqual([
    ['Pedir consulta gratuita', '/solicitud-cita'],
    ['Agendar Consulta', '/solicitar-cita'],
  ]);
});

test('the prerendered page is whole, and hydrates without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(within(container).getAllByRole('article')).toHaveLength(3);
  render(page, { container, hydrate: true });
  expect(within(container).getAllByRole('article')).toHaveLength(3);
});
