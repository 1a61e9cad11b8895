import { render, screen, within } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import MaintenanceRelaunch from './maintenance-relaunch/maintenance-relaunch.tsx';
import PlatformCreation from './platform-creation/platform-creation.tsx';
import StrategicLaunch from './strategic-launch/strategic-launch.tsx';

beforeAll(() => Promise.all([<PlatformCreation />, <StrategicLaunch />, <MaintenanceRelaunch />].map(loadSections)));

test.each([
  [PlatformCreation, ['Desde', '$3,500', 'la plataforma con tu marca y tu dominio']],
  [StrategicLaunch, ['$5,000', '3 videos promocionales', '6 piezas para redes', '2 reuniones estratégicas']],
  [
    MaintenanceRelaunch,
    [
      '$1,200',
      '$4,000',
      'Hasta 2 cambios de automatización al mes',
      '1 reunión mensual',
      '1 video nuevo',
      'Hasta 4 piezas para redes',
      '2 reuniones',
    ],
  ],
])('%p says its price and what it brings, and leads to an appointment, the free consultation first', (Page, says) => {
  render(inShell(<Page />));
  for (const text of says) expect(screen.getAllByText(text)[0]).toBeVisible();
  const ways = [
    ['Consulta gratuita de 30 min', '/solicitud-cita'],
    ['Agendar Consulta', '/solicitar-cita'],
  ];
  const shown = screen.getAllByRole('link', { name: /consulta/i });
  // At the top, and at the end.
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([...ways, ...ways]);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Lanzamiento de cursos' })).toHaveAttribute('href', '/lanzamientos-cursos');
});

test('what is paid apart is said before anything is bought', () => {
  render(inShell(<StrategicLaunch />));
  expect(screen.getByText('La inversión en anuncios se paga aparte')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Lo que no incluye' })).getByText(/^La inversión en anuncios: /),
  ).toBeVisible();
});

const single = /^Un pago único .*24 horas siguientes al pago, .*penalidad del 25\s%/;

test.each([
  [PlatformCreation, 'Tu curso merece su propia casa'],
  [StrategicLaunch, 'Pon fecha a tu lanzamiento'],
])('%p says beside its ways, first and last, how it is called off', (Page, last) => {
  render(inShell(<Page />));
  for (const place of [screen.getByRole('banner'), screen.getByRole('region', { name: last })])
    expect(within(place).getByText(single)).toBeVisible();
});

test('beside the price of a relaunch stands how it is called off', () => {
  render(inShell(<MaintenanceRelaunch />));
  expect(within(screen.getByRole('article', { name: 'Relanzamiento' })).getByText(single)).toBeVisible();
});

test.each([PlatformCreation, StrategicLaunch, MaintenanceRelaunch])('%p says for whom the second way is', (Page) => {
  render(inShell(<Page />));
  const links = screen.getAllByRole('link', { name: 'Agendar Consulta' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAccessibleDescription('«Agendar Consulta» es para quien ya es cliente.');
});

test.each([
  [PlatformCreation, [/penalidad del 25\s%/]],
  [StrategicLaunch, [/penalidad del 25\s%/]],
  [MaintenanceRelaunch, [/al menos 10 días antes de tu próximo cobro\. .*penalidad del 40\s%/, /penalidad del 25\s%/]],
])('%p answers what it needs of the client, and what calling it off costs, by the terms', (Page, rules) => {
  render(inShell(<Page />));
  const answers = within(screen.getByRole('region', { name: 'Antes de decidir' }));
  expect(answers.getByText('¿Qué necesitan de mí?')).toBeVisible();
  for (const rule of rules) expect(answers.getByText(rule)).toBeVisible();
});

test('of two services the opening says both prices, each leading to what it brings', () => {
  render(inShell(<MaintenanceRelaunch />));
  for (const name of ['Mantenimiento', 'Relanzamiento']) {
    const link = within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(`^${name} .*\\$`) });
    expect(link).toHaveAttribute('href', `#${screen.getByRole('article', { name }).id}`);
  }
});
