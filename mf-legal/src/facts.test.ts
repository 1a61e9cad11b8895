/** @jest-environment node */
import { figure } from '@mosaico/shared-ui/testing';

// The specification's figures, as pages write them. Who changes one of them in facts.ts changes its line here; every other test
// asks for it by its name.
test.each([
  ['mf-legal/single-cancel-hours', '24'],
  ['mf-legal/single-penalty', '25 %'],
  ['mf-legal/single-refund', '75 %'],
  ['mf-legal/monthly-notice-days', '10'],
  ['mf-legal/monthly-penalty', '40 %'],
  ['mf-legal/first-billing-days', '30'],
  ['mf-legal/hiring-payments', '10'],
  ['mf-legal/contact-hours', '24'],
  ['mf-legal/office-hours', '9:30 a 17:30'],

  ['mf-legal/monthly-appointments', '2 a 3'],
  ['mf-legal/appointment-confirmation-hours', '24'],
  ['mf-legal/appointment-notice-hours', '12'],

  ['mf-legal/account-deletion-days', '7 a 14'],
  ['mf-legal/data-retention-years', '7'],
  ['mf-legal/minimum-age', '18'],

  ['mf-legal/job-hours', '8'],
  ['mf-legal/ads-job-experience', '3'],
  ['mf-legal/job-posting-days', '30'],
] as const)('%s is %s', (name, text) => {
  expect(figure(name)).toBe(text);
});

test.each([
  ['mf-legal/cancel-single', 'Si cancelas en'],
  ['mf-legal/refund-in-time', 'horas siguientes al pago'],
  ['mf-legal/cancel-monthly', 'antes de tu próximo cobro'],
  ['mf-legal/cancel-monthly', 'con menos aviso se cobra'],
  ['mf-legal/cancel-appointment', 'horas antes'],
  ['mf-legal/monthly-billing', 'siempre por adelantado'],
  ['mf-legal/contact-after-purchase', '24 horas'],
  ['mf-legal/payment-plan', 'a más tardar, a la mitad del servicio'],
  ['mf-legal/office-hours-in-full', 'hora de Miami'],
  ['mf-legal/appointments-by-plan', 'según tu servicio activo. Si tu plan dice otro número, vale el de tu plan.'],
  ['mf-legal/appointments-by-plan', 'por ticket'],
] as const)('the rule %s says "%s"', (name, text) => {
  expect(figure(name)).toContain(text);
});

test('no rule of payment or cancellation says what only the owner can say', () => {
  for (const name of ['cancel-single', 'refund-in-time', 'cancel-monthly', 'monthly-billing'] as const)
    expect(figure(`mf-legal/${name}`)).not.toMatch(/permanencia|primer pago|devolución/);
});
