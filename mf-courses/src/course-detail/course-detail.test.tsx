import { render, screen, within } from '@testing-library/react';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { clientsOnly, deliveriesOf } from '../course-launches/content.ts';
import { headings } from './content.ts';
import MaintenanceRelaunch from '../maintenance-relaunch/maintenance-relaunch.tsx';
import PlatformCreation from '../platform-creation/platform-creation.tsx';
import StrategicLaunch from '../strategic-launch/strategic-launch.tsx';

beforeAll(() => Promise.all([<PlatformCreation />, <StrategicLaunch />, <MaintenanceRelaunch />].map(loadSections)));

test.each([
  [PlatformCreation, ['Desde', figure('mf-courses/platform'), facts.amount('mf-courses/platform').covers ?? '']],
  [
    StrategicLaunch,
    [
      figure('mf-courses/launch'),
      `${figure('mf-courses/launch-videos')} videos promocionales`,
      `${figure('mf-courses/launch-pieces')} piezas para redes`,
      `${figure('mf-courses/launch-meetings')} reuniones estratégicas`,
    ],
  ],
  [
    MaintenanceRelaunch,
    [
      figure('mf-courses/maintenance'),
      figure('mf-courses/relaunch'),
      `Hasta ${figure('mf-courses/maintenance-changes')} cambios al mes en tus correos y otras automatizaciones`,
      `${figure('mf-courses/maintenance-meetings')} reunión mensual`,
      `${figure('mf-courses/relaunch-videos')} video nuevo`,
      `Hasta ${figure('mf-courses/relaunch-pieces')} piezas para redes`,
      `${figure('mf-courses/relaunch-meetings')} reuniones`,
    ],
  ],
])('%p says its price and what it brings, and leads to an appointment, the free consultation first', (Page, says) => {
  render(inShell(<Page />));
  for (const text of says) expect(screen.getAllByText(text)[0]).toBeVisible();
  const ways = [
    [`Consulta gratuita de ${figure('mf-courses/consultation-minutes')} min`, '/solicitud-cita'],
    ['Agendar Consulta', '/solicitar-cita'],
  ];
  const shown = screen.getAllByRole('link', { name: /consulta/i });
  // At the top, and at the end.
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([...ways, ...ways]);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Lanzamiento de cursos' })).toHaveAttribute('href', '/lanzamientos-cursos');
});

/** What is said to be part of the price; before each thing stands a word that says so. */
const bought = () => screen.getAllByText('Incluido:').map((word) => word.nextSibling?.textContent);
const wished = () =>
  within(screen.getByRole('heading', { name: headings.wishes }).nextElementSibling as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a launch includes what is specified; more can be asked for, and is not said to be included', () => {
  render(inShell(<StrategicLaunch />));
  expect(bought()).toEqual(deliveriesOf(facts).launch);
  expect(wished().join()).not.toMatch(/Incluido/);
  expect(wished().length).toBeGreaterThan(1);
});

test('of a platform nothing is said to be included: what it has is agreed on', () => {
  render(inShell(<PlatformCreation />));
  expect(screen.queryByText('Incluido:')).not.toBeInTheDocument();
  expect(wished().length).toBeGreaterThan(3);
});

test('maintenance and relaunch include what is specified', () => {
  render(inShell(<MaintenanceRelaunch />));
  const { maintenance, relaunch } = deliveriesOf(facts);
  expect(bought()).toEqual([...maintenance, ...relaunch]);
});

test('what is paid apart is said before anything is bought', () => {
  render(inShell(<StrategicLaunch />));
  expect(screen.getByText('La inversión en anuncios se paga aparte')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: headings.excluded })).getByText(/^La inversión en anuncios: /),
  ).toBeVisible();
});

test.each([PlatformCreation, StrategicLaunch, MaintenanceRelaunch])(
  '%p, on which nothing is paid, leads to the terms once and repeats no rule of theirs',
  (Page) => {
    render(inShell(<Page />));
    expect(screen.getByRole('link', { name: headings.terms })).toHaveAttribute('href', '/terminos-condiciones');
    for (const rule of ['mf-legal/cancel-single', 'mf-legal/cancel-monthly', 'mf-legal/payment-plan'] as const)
      expect(screen.queryByText(figure(rule), { exact: false })).not.toBeInTheDocument();
  },
);

test.each([
  ['Mantenimiento', 'Se paga cada mes, por adelantado.'],
  ['Relanzamiento', 'Se paga una vez, cuando lo necesites.'],
])('beside the price of %s stands how often it is paid', (name, payment) => {
  render(inShell(<MaintenanceRelaunch />));
  expect(within(screen.getByRole('article', { name })).getByText(payment)).toBeVisible();
});

test.each([PlatformCreation, StrategicLaunch, MaintenanceRelaunch])('%p says for whom the second way is', (Page) => {
  render(inShell(<Page />));
  const links = screen.getAllByRole('link', { name: 'Agendar Consulta' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAccessibleDescription(clientsOnly);
});

test('of two services the opening says both prices, each leading to what it brings', () => {
  render(inShell(<MaintenanceRelaunch />));
  for (const name of ['Mantenimiento', 'Relanzamiento']) {
    const link = within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(`^${name} .*\\$`) });
    expect(link).toHaveAttribute('href', `#${screen.getByRole('article', { name }).id}`);
  }
});
