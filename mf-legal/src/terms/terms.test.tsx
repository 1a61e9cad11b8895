import { render, screen } from '@testing-library/react';
import { site } from 'site-for-tests';
import type { FactName, SiteConfiguration } from '@mosaico/shared-types';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Terms from './terms.tsx';

beforeAll(() => loadSections(<Terms />));

const clause = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).parentElement;

test('the text is dated by the day of its wording, and leads back home', () => {
  render(inShell(<Terms />));
  expect(screen.getByText(`Última actualización: ${figure('mf-legal/terms-updated')}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('what is refunded and what is kept of a single payment are the whole payment', () => {
  const percent = (name: FactName): number => parseFloat(figure(name));
  expect(percent('mf-legal/single-refund') + percent('mf-legal/single-penalty')).toBe(100);
});

test.each([
  ['3.', figure('mf-legal/contact-after-purchase')],
  ['5.', `empieza ${figure('mf-legal/first-billing-days')} días después de iniciado el servicio`],
  ['6.', figure('mf-legal/payment-plan')],
  ['7.', `dentro de las ${figure('mf-legal/single-cancel-hours')} horas siguientes`],
  ['7.', `menos una penalidad del ${figure('mf-legal/single-penalty')}`],
  ['8.', `con al menos ${figure('mf-legal/monthly-notice-days')} días de anticipación`],
  ['8.', `una penalidad del ${figure('mf-legal/monthly-penalty')} del valor mensual`],
  ['11.', figure('mf-legal/office-hours-in-full')],
  ['11.', figure('mf-legal/appointments-by-plan')],
  ['11.', `Confirmamos o cancelamos cada cita en ${figure('mf-legal/appointment-confirmation-hours')} horas`],
  ['11.', `puedes cambiarla con ${figure('mf-legal/appointment-notice-hours')} horas`],
  ['14.', 'el límite que fija la ley aplicable'],
  ['15.', `cuesta el equivalente a ${figure('mf-legal/hiring-payments')} pagos mensuales`],
  ['15.', 'leyes del estado de Florida'],
])('clause %s says: %s', (number, words) => {
  render(inShell(<Terms />));
  expect(clause(new RegExp(`^${number.replace('.', '\\.')}`))).toHaveTextContent(words);
});

test.each([
  [/^7\./, 'mf-legal/cancel-single'],
  [/^8\./, 'mf-legal/cancel-monthly'],
  [/^5\./, 'mf-legal/monthly-billing'],
] as const)('clause %s has the figures of the rule that stands beside what is paid', (number, rule) => {
  render(inShell(<Terms />));
  const figures = figure(rule).match(/\d+(\s%)?/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const each of figures) expect(clause(number)).toHaveTextContent(each);
});

/** Clauses, and what only the owner can say in them. */
const owners: readonly [string, keyof SiteConfiguration['conditions']][] = [
  ['clausula-1', 'signedProposal'],
  ['clausula-3', 'contract'],
  ['clausula-5', 'firstPayment'],
  ['clausula-5', 'failedCharge'],
  ['clausula-7', 'refundAfterwards'],
  ['clausula-8', 'minimumTerm'],
  ['clausula-10', 'approvalBySilence'],
  ['clausula-13', 'ownership'],
  ['clausula-14', 'corrections'],
  ['clausula-15-5', 'versionOfTerms'],
];
const all = Object.fromEntries(owners.map(([, key]) => [key, `Condición propia: ${key}.`]));

const numbers = (level: number): string[] =>
  screen
    .getAllByRole('heading', { level, name: /^\d/ })
    .map(({ textContent }) => /^[\d.]+(?=\.)/.exec(textContent)?.[0] ?? '');

test('what only the owner can say stands in its clause, where the site configuration says it', () => {
  const { container } = render(inShell(<Terms />, { site: { ...site, conditions: all } }));
  for (const [id, key] of owners)
    expect(container.querySelector(`#${id}`)).toHaveTextContent(`Condición propia: ${key}.`);
});

test.each([
  ['with all', all],
  ['without any', {}],
])('the fifteen clauses and six sub-clauses are whole %s of them', (_, conditions) => {
  const { container } = render(inShell(<Terms />, { site: { ...site, conditions } }));
  expect(numbers(2)).toEqual(Array.from({ length: 15 }, (each, index) => `${index + 1}`));
  expect(numbers(3)).toEqual(Array.from({ length: 6 }, (each, index) => `15.${index + 1}`));
  for (const each of container.querySelectorAll('[id^=clausula-]'))
    expect(each.querySelector(':scope > p, :scope > ul')?.textContent).toMatch(/^\S.+[.:]$/);
});

test('without the owner’s word nothing is said of a first payment, a minimum term, refunds afterwards, or whose the work is', () => {
  render(inShell(<Terms />));
  expect(document.body).not.toHaveTextContent(
    /primer pago|permanencia|no hay devolución|pausamos|aprobada|es tuyo|corregimos|prevalece|impuestos/,
  );
});

test.each([
  ['Calle Mayor 1, Miami', 'Agencia SL, Calle Mayor 1, Miami, ayuda@agencia.example.'],
  [undefined, 'Agencia SL, ayuda@agencia.example.'],
])(
  'who is responsible is said by name, with the address where the site configuration has one (%s)',
  (address, party) => {
    const agency = { ...site.agency, legalName: 'Agencia SL', supportEmail: 'ayuda@agencia.example', address };
    const { container } = render(inShell(<Terms />, { site: { ...site, agency } }));
    expect(container.querySelector('#clausula-1')).toHaveTextContent(
      `Quien presta los servicios y responde por ellos es ${party}`,
    );
  },
);
