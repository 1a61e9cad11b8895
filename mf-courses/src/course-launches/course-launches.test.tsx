import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dollars } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { clientsOnly, content, contentBelow } from './content.ts';
import CourseLaunches from './course-launches.tsx';

beforeAll(() => loadSections(<CourseLaunches />));

const copy = { ...content, ...contentBelow(facts) };
const platform = facts.amount('mf-courses/platform');
const launchPrice = figure('mf-courses/launch');
const maintenance = figure('mf-courses/maintenance');
const relaunch = facts.amount('mf-courses/relaunch');
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
  expect(header.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  const prices = within(header.getByRole('list'));
  expect(prices.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`Crear Desde ${platform.text} USD ${platform.covers}`, '#crear'],
    [`Lanzar ${launchPrice} USD`, '#lanzar'],
    [`Mantener ${maintenance} USD al mes`, '#mantener'],
    [`Relanzar Desde ${relaunch.text} USD ${relaunch.covers}`, '#mantener'],
  ]);
  for (const anchor of ['crear', 'lanzar', 'mantener']) expect(document.getElementById(anchor)).toBeInTheDocument();
});

test('who starts from zero reads what the platform and the launch cost together', () => {
  render(page);
  const total = dollars(platform.usd + facts.amount('mf-courses/launch').usd);
  expect(screen.getAllByText(new RegExp(`desde \\${total} USD`))).toHaveLength(1);
});

test.each([
  ['Creación de plataforma', 'Ver cómo la creamos', '/creacion-plataforma-cursos'],
  ['Lanzamiento estratégico', 'Ver el lanzamiento', '/lanzamiento-estrategico-curso'],
  ['Mantenimiento y relanzamiento', 'Ver ambos servicios', '/mantenimiento-relanzamiento'],
])('%s leads to its detail first, and clients can book an appointment', (name, link, address) => {
  render(page);
  expect(waysOn(offer(name))).toEqual([
    [link, address],
    ['Agendar Consulta', '/solicitar-cita'],
  ]);
  expect(offer(name).getByRole('link', { name: 'Agendar Consulta' })).toHaveAccessibleDescription(clientsOnly);
  expect(offer(name).getByText('Para ti si')).toBeVisible();
});

test('the platform has a price to start at', () => {
  render(page);
  expect(offer('Creación de plataforma').getByText('Desde')).toBeVisible();
  expect(offer('Creación de plataforma').getByText(platform.text)).toBeVisible();
});

test('the launch says its price, every piece it brings, and that advertising is paid apart', () => {
  render(page);
  const launch = offer('Lanzamiento estratégico');
  expect(launch.getByText(launchPrice)).toBeVisible();
  expect(launch.queryByText('Desde')).not.toBeInTheDocument();
  expect(lines(launch.getByRole('list'))).toEqual([
    `${figure('mf-courses/launch-videos')} videos promocionales`,
    `${figure('mf-courses/launch-pieces')} piezas para redes`,
    `${figure('mf-courses/launch-meetings')} reuniones estratégicas`,
  ]);
  expect(launch.getByText('La inversión en anuncios se paga aparte.')).toBeVisible();
});

test('maintenance and relaunch each say their price and what they bring', () => {
  render(page);
  const both = offer('Mantenimiento y relanzamiento');
  expect(both.getByText(maintenance).parentElement).toHaveTextContent(`${maintenance} USD al mes`);
  expect(both.getByText(relaunch.text).parentElement).toHaveTextContent(
    `Desde ${relaunch.text} USD ${relaunch.covers}`,
  );
  expect(both.getAllByRole('list').map(lines)).toEqual([
    [
      `Hasta ${figure('mf-courses/maintenance-changes')} cambios al mes en tus correos y otras automatizaciones`,
      `${figure('mf-courses/maintenance-meetings')} reunión mensual`,
    ],
    [
      `${figure('mf-courses/relaunch-videos')} video nuevo`,
      `Hasta ${figure('mf-courses/relaunch-pieces')} piezas para redes`,
      `${figure('mf-courses/relaunch-meetings')} reuniones`,
    ],
  ]);
});

test('the consultation says how long it takes, and is free, without commitment and one to one', () => {
  render(page);
  const minutes = figure('mf-courses/consultation-minutes');
  const consultation = within(screen.getByRole('region', { name: copy.consultation.heading }));
  expect(consultation.getByText(minutes).parentElement).toHaveTextContent(`${minutes} minutos gratis`);
  for (const point of ['Sin costo', 'Sin compromiso', 'Uno a uno']) expect(consultation.getByText(point)).toBeVisible();
});

test('the page ends with the free consultation, and no other way', () => {
  render(page);
  const consultation = within(screen.getByRole('region', { name: copy.consultation.heading }));
  expect(waysOn(consultation)).toEqual([['Pedir consulta gratuita', '/solicitud-cita']]);
});

test('the prerendered page is whole, and hydrates without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(within(container).getAllByRole('article')).toHaveLength(3);
  render(page, { container, hydrate: true });
  expect(within(container).getAllByRole('article')).toHaveLength(3);
});
