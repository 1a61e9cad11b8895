import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from 'site-for-tests';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { content, contentBelow } from './content.ts';
import SupportPlans from './support-plans.tsx';

beforeAll(() => loadSections(<SupportPlans />));

const page = inShell(<SupportPlans />, { address: '/planes-soporte' });
const copy = { ...content(facts), ...contentBelow(facts) };
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const card = (name: string) => within(screen.getByRole('article', { name }));

test('the page opens with the Estándar plan, its price and all it includes', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  expect(tab('Estándar')).toHaveAttribute('aria-selected', 'true');
  expect(panel().getByText(figure('mf-crm/support-standard'))).toBeVisible();
  expect(panel().getByText('Soporte por chat con nuestro equipo, en horario laboral')).toBeVisible();
  expect(
    panel().getByText(`Hasta ${figure('mf-crm/support-standard-meetings')} reuniones por videollamada al mes`),
  ).toBeVisible();
  expect(panel().getByText('Ajustes menores en tus automatizaciones')).toBeVisible();
  expect(panel().getByText('Revisión mensual con informe')).toBeVisible();
  expect(panel().getByText('Base de conocimiento')).toBeVisible();
});

/** Nobody says of the other plans that they have these, or that they have not. */
function expectOnlyInStandard() {
  expect(panel().queryByText(/Soporte por chat|Ajustes menores|Base de conocimiento/)).not.toBeInTheDocument();
}

test('Full says its price and all it adds', async () => {
  render(page);
  await userEvent.click(tab('Full'));
  expect(panel().getByText(figure('mf-crm/support-full'))).toBeVisible();
  expect(
    panel().getByText(`Hasta ${figure('mf-crm/support-full-meetings')} reuniones por videollamada al mes`),
  ).toBeVisible();
  expect(
    panel().getByText(`Hasta ${figure('mf-crm/support-full-trainings')} capacitaciones para tu equipo`),
  ).toBeVisible();
  expect(panel().getByText(/^Flujos, formularios e integraciones personalizados sin límite/)).toBeVisible();
  expect(panel().getByText('Funciones nuevas a pedido, sujetas a evaluación técnica')).toBeVisible();
  expect(panel().getByText('Informes de uso quincenales')).toBeVisible();
  expectOnlyInStandard();
});

test('Personalizado has a price to start at, the founder, priority and few places', async () => {
  render(page);
  await userEvent.click(tab('Personalizado'));
  expect(panel().getByText(figure('mf-crm/support-custom'))).toBeVisible();
  expect(panel().getByText('Desde')).toBeVisible();
  expect(
    panel().getByText(
      `Hasta ${figure('mf-crm/support-custom-founder-meetings')} reuniones de consultoría avanzada con el CEO`,
    ),
  ).toBeVisible();
  expect(panel().getByText('Prioridad en la atención')).toBeVisible();
  expectOnlyInStandard();
  expect(panel().getByText(facts.amount('mf-crm/support-custom').covers ?? '')).toBeVisible();
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
    facts.text('mf-legal/cancel-monthly'),
  );
});

test('beside the price stands how it is billed', () => {
  render(page);
  expect(panel().getByText(figure('mf-legal/monthly-billing'))).toBeVisible();
});

test('what only the owner can say of the first payment stands ahead of how it is billed', () => {
  const firstPayment = 'El primer mes se paga al contratar.';
  render(inShell(<SupportPlans />, { site: { ...site, conditions: { firstPayment } } }));
  expect(panel().getByText(`${firstPayment} ${figure('mf-legal/monthly-billing')}`)).toBeVisible();
});

test('the comparison sets the three plans beside each other', () => {
  render(page);
  const table = within(screen.getByRole('table', { name: 'Lo que cambia de un plan a otro' }));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent);
  expect(row(/^Precio al mes/)).toEqual([
    figure('mf-crm/support-standard'),
    figure('mf-crm/support-full'),
    `Desde ${figure('mf-crm/support-custom')}`,
  ]);
  expect(row(/^Prioridad/)).toEqual(['No incluye', 'No incluye', 'Incluye']);
  expect(row(/^Reuniones por videollamada/)).toEqual([
    `Hasta ${figure('mf-crm/support-standard-meetings')}`,
    `Hasta ${figure('mf-crm/support-full-meetings')}`,
    'A tu medida',
  ]);
  expect(row(/^Capacitaciones/)).toEqual([
    'No incluye',
    `Hasta ${figure('mf-crm/support-full-trainings')}`,
    'A tu medida',
  ]);
  expect(row(/^Consultoría avanzada/)).toEqual([
    'No incluye',
    'No incluye',
    `Hasta ${figure('mf-crm/support-custom-founder-meetings')}`,
  ]);
  expect(row(/^Flujos, formularios/)).toEqual(['No incluye', 'Sin límite', 'A tu medida']);
  expect(row(/^Funciones nuevas/)).toEqual(['No incluye', 'Incluye', 'A tu medida']);
  expect(row(/^Informes/)).toEqual(['Mensual, con revisión', 'De uso, por quincena', 'A tu medida']);
});

test('beside the comparison stand the working hours', () => {
  render(page);
  const comparison = within(screen.getByRole('region', { name: copy.comparison.heading }));
  expect(comparison.getByText(figure('mf-legal/office-hours'), { exact: false })).toBeVisible();
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
  const team = facts.amount('mf-crm/extra-meeting-team');
  const founder = facts.amount('mf-crm/extra-meeting-founder');
  expect(extras.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `Con el equipo${team.text} USD${team.covers}`,
    `Con el CEO${founder.text} USD${founder.covers}`,
  ]);
  expect(extras.getByRole('link', { name: /^Pedir una reunión extra/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20agendar%20una%20reuni%C3%B3n%20extra%20de%20soporte%20para%20mi%20CRM',
  );
  expect(extras.getByRole('link', { name: /^Pedir una reunión extra/ })).toHaveAccessibleDescription(
    `Puedes mover tu reunión hasta ${figure('mf-legal/appointment-notice-hours')} horas antes.`,
  );
});

test('beside what an extra meeting costs stands the cheaper hour, and what it is for', () => {
  render(inShell(<SupportPlans />));
  const extras = within(screen.getByRole('article', { name: contentBelow(facts).limits.extras.title }));
  expect(extras.getByText(/^¿Es para aprender o decidir/)).toHaveTextContent(
    `La asesoría para clientes, con el equipo, cuesta ${figure('mf-crm/advisory-team')} por hora.`,
  );
});

test('a link leads back to the CRM services', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Servicios de CRM' })).toHaveAttribute('href', '/crm-servicios');
});
