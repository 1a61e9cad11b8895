import { render, screen, within } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import MaintenanceRelaunch from './maintenance-relaunch.tsx';
import PlatformCreation from './platform-creation.tsx';
import StrategicLaunch from './strategic-launch.tsx';

test.each([
  [PlatformCreation, ['Desde', '$3,500', 'la plataforma con tu marca y tu dominio']],
  [StrategicLaunch, ['$5,000', '3 videos promocionales', '6 piezas para redes', '2 reuniones estratégicas']],
  [
    MaintenanceRelaunch,
    ['$1,200', '$4,000', 'Hasta 2 cambios de automatización al mes', '1 reunión mensual', 'Hasta 4 piezas para redes'],
  ],
])('%p says its price and what it brings, and leads to an appointment, the free consultation first', (Page, says) => {
  render(inShell(<Page />));
  for (const text of says) expect(screen.getAllByText(text)[0]).toBeVisible();
  const ways = [
    ['Consulta gratuita de 30 minutos', '/solicitud-cita'],
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
  expect(screen.getByText('El presupuesto de anuncios se paga aparte')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Lo que no incluye' })).getByText(/^El presupuesto de anuncios: /),
  ).toBeVisible();
});

test('the notice by which maintenance is cancelled is that of the terms', () => {
  render(inShell(<MaintenanceRelaunch />));
  expect(screen.getByText(/avisando con 10 días de anticipación\.$/)).toBeVisible();
});
