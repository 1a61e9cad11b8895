import { expect, test } from '@playwright/test';
import { declaredFigures } from '../support/site.ts';

// The figures and rules that the specification names, once. `facts.json` of their owners declares them, and every other test reads them from there.
// A business decision that changes one of them changes the specification: then its line here, too.

/** Figure → what pages write. */
const figures: Readonly<Record<string, string>> = {
  'mf-plans/social-basic': '$500',
  'mf-plans/social-basic-posts': '10',
  'mf-plans/social-basic-stories': '15',
  'mf-plans/social-basic-revisions': '2',
  'mf-plans/social-recommended': '$800',
  'mf-plans/social-recommended-posts': '15',
  'mf-plans/social-recommended-stories': '30',
  'mf-plans/social-custom': '$800',
  'mf-plans/extra-networks': '$300',
  'mf-plans/maintenance-basic': '$250',
  'mf-plans/maintenance-basic-pages': '1',
  'mf-plans/maintenance-recommended': '$500',
  'mf-plans/maintenance-recommended-pages': '5',
  'mf-plans/maintenance-custom': '$500',
  'mf-plans/maintenance-server': '$24.99',
  'mf-plans/ads': '$800',
  'mf-plans/ads-launch-meetings': '1',
  'mf-plans/ads-strategy-meetings': '1',
  'mf-plans/ads-review-meetings': '2',
  'mf-plans/ads-videos': '4',
  'mf-plans/ads-graphics': '6',
  'mf-plans/minimum-investment': '$1,000',
  'mf-plans/referral-ads': '$800',
  'mf-plans/referral-websites': '$1,000',
  'mf-plans/referral-crm': '$1,000',
  'mf-plans/referral-courses': '$3,000',
  'mf-plans/logo': '$250',
  'mf-plans/videos': '$600',
  'mf-websites/premium': '$2,000',
  'mf-websites/premium-pages': '10',
  'mf-websites/corporate': '$1,000',
  'mf-websites/corporate-pages': '5',
  'mf-websites/landing': '$500',
  'mf-websites/landing-pages': '1',
  'mf-websites/landing-workdays': '3 a 5',
  'mf-websites/landing-revisions': '1',
  'mf-websites/store': '$2,000',
  'mf-websites/store-categories': '10',
  'mf-websites/store-products': '30',
  'mf-websites/store-platform': '$39',
  'mf-websites/custom': '$2,000',
  'mf-websites/workdays': '20 a 30',
  'mf-websites/support-days': '10',
  'mf-websites/training-hours': '1',
  'mf-crm/crm-premium': '$97',
  'mf-crm/crm-premium-before': '$497',
  'mf-crm/crm-implementation': '$1,500',
  'mf-crm/crm-custom': '$1,500',
  'mf-crm/chat-integration': '$49',
  'mf-crm/crm-workdays': '15 a 20',
  'mf-crm/crm-meetings': '3',
  'mf-crm/crm-kickoff-meetings': '1',
  'mf-crm/crm-kickoff-hours': '1',
  'mf-crm/crm-delivery-meetings': '1',
  'mf-crm/crm-delivery-hours': '1',
  'mf-crm/crm-training-meetings': '1',
  'mf-crm/crm-training-hours': '1',
  'mf-crm/crm-trainings': '2',
  'mf-crm/crm-scheduling-days': '30',
  'mf-crm/crm-support-days': '15',
  'mf-crm/trial-days': '7',
  'mf-crm/platform-support': '24/7',
  'mf-crm/support-standard': '$500',
  'mf-crm/support-standard-meetings': '2',
  'mf-crm/support-standard-reports': '1',
  'mf-crm/support-full': '$750',
  'mf-crm/support-full-meetings': '4',
  'mf-crm/support-full-trainings': '3',
  'mf-crm/support-full-reports': '2',
  'mf-crm/support-custom': '$1,000',
  'mf-crm/support-custom-founder-meetings': '2',
  'mf-crm/extra-meeting-hours': '1',
  'mf-crm/extra-meeting-team': '$150',
  'mf-crm/extra-meeting-founder': '$250',
  'mf-crm/advisory-team': '$100',
  'mf-crm/advisory-team-session': '1 a 2',
  'mf-crm/advisory-ceo': '$250',
  'mf-crm/assistant-hours': '8',
  'mf-crm/app-support-hours': '9:00 a 18:00',
  'mf-crm/app-response-hours': '4 a 12',
  'mf-crm/app-critical-hours': '4',
  'mf-courses/platform': '$3,500',
  'mf-courses/launch': '$5,000',
  'mf-courses/launch-videos': '3',
  'mf-courses/launch-pieces': '6',
  'mf-courses/launch-meetings': '2',
  'mf-courses/maintenance': '$1,200',
  'mf-courses/maintenance-changes': '2',
  'mf-courses/maintenance-meetings': '1',
  'mf-courses/relaunch': '$4,000',
  'mf-courses/relaunch-videos': '1',
  'mf-courses/relaunch-pieces': '4',
  'mf-courses/relaunch-meetings': '2',
  'mf-courses/consultation-minutes': '30',
  'mf-courses/mentoring': '$2,000',
  'mf-courses/mentoring-sessions': '4',
  'mf-courses/mentoring-session-hours': '1.5',
  'mf-courses/mentoring-session-in-words': 'Una hora y media',
  'mf-courses/mentoring-months': '1',
  'mf-courses/mentoring-extra': '$350',
  'mf-courses/mentoring-extra-before': '$500',
  'mf-legal/single-cancel-hours': '24',
  'mf-legal/single-penalty': '25 %',
  'mf-legal/single-refund': '75 %',
  'mf-legal/monthly-notice-days': '10',
  'mf-legal/monthly-penalty': '40 %',
  'mf-legal/first-billing-days': '30',
  'mf-legal/hiring-payments': '10',
  'mf-legal/contact-hours': '24',
  'mf-legal/office-hours': '9:30 a 17:30',
  'mf-legal/monthly-appointments': '2 a 3',
  'mf-legal/appointment-confirmation-hours': '24',
  'mf-legal/appointment-notice-hours': '12',
  'mf-legal/account-deletion-days': '7 a 14',
  'mf-legal/data-retention-years': '7',
  'mf-legal/minimum-age': '18',
  'mf-legal/job-hours': '8',
  'mf-legal/ads-job-experience': '3',
  'mf-legal/job-posting-days': '30',
};

/** Rule → a part of its sentence. */
const rules: readonly (readonly [name: string, says: string])[] = [
  ['mf-crm/platform-chat', 'de la plataforma, 24/7'],
  ['mf-crm/tour-follows', 'Te llega un correo de confirmación'],
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
];

/** What only the owner of the business can promise. */
const unsaid = /permanencia|primer pago|devolución/;

test('the declared figures are those of the specification', async () => {
  const declared = await declaredFigures();
  // Some spaces keep a number and its sign on one line.
  const read = (name: string): string => declared(name).replaceAll('\u00a0', ' ');
  expect(Object.fromEntries(Object.keys(figures).map((name) => [name, read(name)]))).toEqual(figures);
});

test('the declared rules say what the specification says, and promise nothing beyond it', async () => {
  const declared = await declaredFigures();
  for (const [name, says] of rules) expect.soft(declared(name), name).toContain(says);
  for (const name of ['cancel-single', 'refund-in-time', 'cancel-monthly', 'monthly-billing'])
    expect.soft(declared(`mf-legal/${name}`), name).not.toMatch(unsaid);
});

test('a further session of the mentoring costs 30 % less than before', async () => {
  const declared = await declaredFigures();
  const dollars = (name: string): number => Number(declared(name).replaceAll(/[$,]/g, ''));
  expect(dollars('mf-courses/mentoring-extra') / dollars('mf-courses/mentoring-extra-before')).toBeCloseTo(0.7);
});
