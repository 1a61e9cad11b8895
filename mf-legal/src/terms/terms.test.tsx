import { render, screen } from '@testing-library/react';
import { tableEntry } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { table } from 'site-for-tests';
import Terms from './terms.tsx';

const clause = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).parentElement;

test('the text is dated by the day of its wording, and leads back home', () => {
  render(inShell(<Terms />));
  expect(screen.getByText('Última actualización: junio de 2025')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test.each([
  ['3.', 'en un plazo de 24 horas'],
  ['5.', 'empieza 30 días después del inicio del servicio'],
  ['7.', 'dentro de las 24 horas siguientes'],
  ['7.', 'menos una penalidad del 25 %'],
  ['7.', 'Pasadas esas 24 horas'],
  ['8.', 'con al menos 10 días de anticipación'],
  ['8.', 'una penalidad del 40 % del valor mensual'],
  ['11.', 'de 09:30 a 17:30, hora de Miami'],
  ['11.', 'de 2 a 3 citas al mes. Las confirmamos en 24 horas y puedes cambiarlas con 12 horas'],
  ['14.', 'en los 3 meses anteriores'],
  ['15.', 'cuesta 10 pagos mensuales'],
])('clause %s says: %s', (number, words) => {
  render(inShell(<Terms />));
  expect(clause(new RegExp(`^${number.replace('.', '\\.')}`))).toHaveTextContent(words);
});

test.each([
  [/^7\./, 'fact:mf-legal/cancel-single'],
  [/^8\./, 'fact:mf-legal/cancel-monthly'],
  [/^5\./, 'fact:mf-legal/monthly-billing'],
] as const)('clause %s has the figures of the rule that stands beside what is paid', (number, rule) => {
  render(inShell(<Terms />));
  const { text } = tableEntry(table, rule) as { text: string };
  const figures = text.match(/\d+(\s%)?/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) expect(clause(number)?.textContent).toContain(figure);
});
