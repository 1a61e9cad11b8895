import { render, screen } from '@testing-library/react';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Terms from './terms.tsx';

beforeAll(() => loadSections(<Terms />));

const clause = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).parentElement;

test('the text is dated by the day of its wording, and leads back home', () => {
  render(inShell(<Terms />));
  expect(screen.getByText(`Última actualización: ${figure('mf-legal/terms-updated')}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test.each([
  ['3.', `en un plazo de ${figure('mf-legal/contact-hours')} horas`],
  ['5.', `empieza ${figure('mf-legal/first-billing-days')} días después de iniciado el servicio`],
  ['6.', 'a más tardar a la mitad del servicio'],
  ['7.', `dentro de las ${figure('mf-legal/single-cancel-hours')} horas siguientes`],
  ['7.', `menos una penalidad del ${figure('mf-legal/single-penalty')}`],
  ['7.', `Pasadas esas ${figure('mf-legal/single-cancel-hours')} horas`],
  ['8.', `con al menos ${figure('mf-legal/monthly-notice-days')} días de anticipación`],
  ['8.', `una penalidad del ${figure('mf-legal/monthly-penalty')} del valor mensual`],
  ['11.', `de ${figure('mf-legal/office-hours')}, hora de Miami`],
  ['11.', `de ${figure('mf-legal/monthly-appointments')} citas de soporte al mes`],
  ['11.', `Las confirmamos en ${figure('mf-legal/appointment-confirmation-hours')} horas`],
  ['11.', `puedes cambiarlas con ${figure('mf-legal/appointment-notice-hours')} horas`],
  ['14.', 'el límite que fija la ley aplicable'],
  ['15.', `cuesta el equivalente a ${figure('mf-legal/hiring-payments')} pagos mensuales`],
  ['15.', 'leyes del estado de Florida'],
])('clause %s says: %s', (number, words) => {
  render(inShell(<Terms />));
  expect(clause(new RegExp(`^${number.replace('.', '\\.')}`))).toHaveTextContent(words);
});

test.each([
  [/^7\./, 'mf-legal/cancel-single-in-full'],
  [/^8\./, 'mf-legal/cancel-monthly-in-full'],
  [/^5\./, 'mf-legal/monthly-billing'],
] as const)('clause %s has the figures of the rule that stands beside what is paid', (number, rule) => {
  render(inShell(<Terms />));
  const figures = figure(rule).match(/\d+(\s%)?/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const each of figures) expect(clause(number)).toHaveTextContent(each);
});
