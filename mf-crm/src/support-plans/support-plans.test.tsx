import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import SupportPlans from './support-plans.tsx';

beforeAll(() => loadSections(<SupportPlans />));

const page = inShell(<SupportPlans />, { address: '/planes-soporte' });
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const card = (name: string) => within(screen.getByRole('article', { name }));

test('the page opens with the Estándar plan, its price and all it includes', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu CRM, con un equipo detrás');
  expect(tab('Estándar')).toHaveAttribute('aria-selected', 'true');
  expect(panel().getByText('$500')).toBeVisible();
  expect(panel().getByText('Soporte por chat en horario laboral')).toBeVisible();
  expect(panel().getByText('Hasta 2 reuniones por videollamada al mes')).toBeVisible();
  expect(panel().getByText('Ajustes menores en tus automatizaciones')).toBeVisible();
  expect(panel().getByText('Revisión mensual con informe')).toBeVisible();
  expect(panel().getByText('Base de conocimiento')).toBeVisible();
});

test('Full says its price and all it adds', async () => {
  render(page);
  await userEvent.click(tab('Full'));
  expect(panel().getByText('$750')).toBeVisible();
  expect(panel().getByText('Hasta 4 reuniones por videollamada al mes')).toBeVisible();
  expect(panel().getByText('Hasta 3 capacitaciones para tu equipo')).toBeVisible();
  expect(panel().getByText(/^Flujos, formularios e integraciones personalizados sin límite/)).toBeVisible();
  expect(panel().getByText('Funciones nuevas a pedido, sujetas a evaluación técnica')).toBeVisible();
  expect(panel().getByText('Informes de uso quincenales')).toBeVisible();
  expect(panel().getByText('Ajustes menores en tus automatizaciones')).toBeVisible();
});

test('Personalizado starts at $1,000, with the founder, priority and few places', async () => {
  render(page);
  await userEvent.click(tab('Personalizado'));
  expect(panel().getByText('$1,000')).toBeVisible();
  expect(panel().getByText('Desde')).toBeVisible();
  expect(panel().getByText('Hasta 2 reuniones de consultoría avanzada con el CEO')).toBeVisible();
  expect(panel().getByText('Prioridad en la atención')).toBeVisible();
  expect(panel().getByText('Ajustes menores en tus automatizaciones')).toBeVisible();
  expect(panel().getByText('con consultoría del CEO y prioridad')).toBeVisible();
  expect(panel().getByText(/^Cupos limitados/)).toBeVisible();
});

test.each([
  ['Estándar', 'Contratar Estándar', '/demo/pago?producto=soporte-estandar'],
  ['Full', 'Contratar Full', '/demo/pago?producto=soporte-full'],
  [
    'Personalizado',
    'Pedir mi plan por chat',
    '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado%20de%20soporte%20para%20CRM',
  ],
])('the plan %s is contracted in a new tab', async (name, action, address) => {
  render(page);
  await userEvent.click(tab(name));
  const link = panel().getByRole('link', { name: `${action} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each(['Estándar', 'Full'])('beside the payment of %s stands how it is cancelled', async (name) => {
  render(page);
  await userEvent.click(tab(name));
  expect(panel().getByRole('link', { name: /^Contratar/ })).toHaveAccessibleDescription(
    'Cancelas cuando quieras; avísanos por escrito al menos 10 días antes de tu próximo cobro. Si avisas más tarde, hay una penalidad del 40\u00A0% del valor mensual.',
  );
});

test('a note says how the service is billed and ended', () => {
  render(page);
  const answers = screen.getByRole('region', { name: 'Antes de contratar' });
  expect(answers).toHaveTextContent(
    /a partir de los 30 días de iniciado el servicio\..+Cancelas cuando quieras.+10 días.+40 %/,
  );
});

test('the comparison sets the three plans beside each other', () => {
  render(page);
  const table = within(screen.getByRole('table', { name: 'Lo que recibes cada mes' }));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent);
  expect(row(/^Precio al mes/)).toEqual(['$500', '$750', 'Desde $1,000']);
  expect(row(/^Soporte por chat/)).toEqual(['Incluye', 'Incluye', 'Con prioridad']);
  expect(row(/^Reuniones por videollamada/)).toEqual(['Hasta 2', 'Hasta 4', 'A tu medida']);
  expect(row(/^Capacitaciones/)).toEqual(['No incluye', 'Hasta 3', 'A tu medida']);
  expect(row(/^Consultoría avanzada/)).toEqual(['No incluye', 'No incluye', 'Hasta 2']);
  expect(row(/^Flujos, formularios/)).toEqual(['No incluye', 'Sin límite', 'A tu medida']);
  expect(row(/^Funciones nuevas/)).toEqual(['No incluye', 'Incluye', 'A tu medida']);
  expect(row(/^Informes/)).toEqual(['Mensual, con revisión', 'De uso, por quincena', 'A tu medida']);
});

test('beside the comparison stand the working hours', () => {
  render(page);
  const comparison = within(screen.getByRole('region', { name: 'Los tres planes, lado a lado' }));
  expect(comparison.getByText('Horario laboral: de lunes a viernes, de 09:30 a 17:30, hora de Miami.')).toBeVisible();
});

test('a card lists what no plan includes', () => {
  render(page);
  expect(
    card('No incluido en ningún plan')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'No incluido: Creación de plataformas nuevas',
    'No incluido: Soporte fuera del horario laboral',
    'No incluido: Diseño gráfico o contenido',
    'No incluido: Gestión de campañas de anuncios',
    'No incluido: Configuración de dominios y correos',
  ]);
});

test('a card prices the extra meetings and asks for one by chat', () => {
  render(page);
  const extras = card('Reuniones extra');
  expect(extras.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Con el equipo$150 USDuna reunión más, con plan de soporte activoHasta 1 hora',
    'Con el CEO$250 USDuna reunión más, con plan de soporte activoHasta 1 hora',
  ]);
  expect(extras.getByRole('link', { name: /^Pedir una reunión extra/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20agendar%20una%20reuni%C3%B3n%20extra%20de%20soporte%20para%20mi%20CRM',
  );
  expect(extras.getByRole('link', { name: /^Pedir una reunión extra/ })).toHaveAccessibleDescription(
    /^Cambias o cancelas tu cita .*12 horas.*Un pago único .*24 horas siguientes al pago, .*penalidad del 25\s%/,
  );
});

test('a link leads back to the CRM services', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Servicios de CRM' })).toHaveAttribute('href', '/crm-servicios');
});
