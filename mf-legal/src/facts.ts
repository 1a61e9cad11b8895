import type { Declared, Facts } from '@mosaico/shared-types';

/** Of a single payment that is cancelled in time; what is left comes back. */
const singlePenalty = 25;

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  // The terms and conditions.
  'terms-updated': { value: 'junio de 2025', unit: 'text' },
  'single-cancel-hours': { value: 24, unit: 'hours' },
  'single-penalty': { value: singlePenalty, unit: 'percent' },
  'single-refund': { value: 100 - singlePenalty, unit: 'percent' },
  'monthly-notice-days': { value: 10, unit: 'days' },
  'monthly-penalty': { value: 40, unit: 'percent', covers: 'del valor mensual' },
  'first-billing-days': { value: 30, unit: 'days', covers: 'después del inicio del servicio' },
  /** Monthly payments of the person who is hired away. */
  'hiring-payments': { value: 10, unit: 'times' },
  'contact-hours': { value: 24, unit: 'hours', covers: 'después de una compra' },
  /** The contact after a purchase in a sentence, for every page that says it. */
  'contact-after-purchase': {
    value: 'Te contactamos en las {mf-legal/contact-hours} horas siguientes a tu compra.',
    unit: 'text',
  },
  /** Payment in parts in a sentence, for every page that says it. */
  'payment-plan': {
    value: 'Si acordamos un plan de pagos, queda pagado por completo, a más tardar, a la mitad del servicio.',
    unit: 'text',
  },
  /** Miami time. */
  'office-hours': { value: '9:30 a 17:30', unit: 'text' },
  /** The agency's hours in a sentence, for every page that says them. */
  'office-hours-in-full': {
    value: 'Nuestro equipo atiende de lunes a viernes, de {mf-legal/office-hours}, hora de Miami.',
    unit: 'text',
  },

  // The rules of cancellation: whole, and beside what is paid. Pages where nothing is paid lead to the terms (decision 027).
  'cancel-single': {
    value: 'Si cancelas en {mf-legal/single-cancel-hours} horas, te devolvemos el {mf-legal/single-refund}.',
    unit: 'text',
  },
  /** The same below a title that says what is cancelled, where the amount belongs to it. */
  'refund-in-time': {
    value: 'En las {mf-legal/single-cancel-hours} horas siguientes al pago te devolvemos el {mf-legal/single-refund}.',
    unit: 'text',
  },
  'cancel-monthly': {
    value:
      'Para cancelar, avísanos por escrito {mf-legal/monthly-notice-days} días antes de tu próximo cobro; con menos aviso se cobra el {mf-legal/monthly-penalty} de una mensualidad.',
    unit: 'text',
  },
  'cancel-appointment': {
    value: 'Cámbiala o cancélala al menos {mf-legal/appointment-notice-hours} horas antes.',
    unit: 'text',
  },
  'monthly-billing': {
    value:
      'El cobro mensual, siempre por adelantado, empieza {mf-legal/first-billing-days} días después de iniciado el servicio.',
    unit: 'text',
  },

  // Appointments.
  /** A month, depending on the active service. */
  'monthly-appointments': { value: { least: 2, most: 3 }, unit: 'times' },
  /** The same in sentences, for every page that says it: a plan may have a number of its own. */
  'appointments-by-plan': {
    value:
      'Tienes de {mf-legal/monthly-appointments} citas de soporte al mes, según tu servicio activo. Si tu plan dice otro número, vale el de tu plan. El plan Servidor se atiende por ticket: lo abres en el contacto de los planes de mantenimiento.',
    unit: 'text',
  },
  'appointment-confirmation-hours': { value: 24, unit: 'hours' },
  'appointment-notice-hours': { value: 12, unit: 'hours' },

  // Privacy, and accounts of the learning app.
  'privacy-updated': { value: '16 de septiembre de 2025', unit: 'text' },
  'account-deletion-days': { value: { least: 7, most: 14 }, unit: 'workdays' },
  'data-retention-years': { value: 7, unit: 'years' },
  'minimum-age': { value: 18, unit: 'years' },

  // Jobs.
  'job-hours': { value: 8, unit: 'hours', covers: 'al día' },
  'ads-job-experience': { value: 3, unit: 'years' },
  'job-posting-days': { value: 30, unit: 'days' },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-legal', typeof facts> {}
}
