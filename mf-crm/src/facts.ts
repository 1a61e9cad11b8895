import type { Declared, Facts } from '@mosaico/shared-types';

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  // The CRM plans.
  'crm-premium': { value: 97, unit: 'USD/month' },
  'crm-premium-before': { value: 497, unit: 'USD/month' },
  'crm-implementation': { value: 1500, unit: 'USD', covers: 'implementación, un solo pago' },
  'crm-custom': { value: 1500, unit: 'USD', from: true, covers: 'implementación a tu medida' },
  crm: { lowest: ['mf-crm/crm-premium'], covers: 'más {mf-crm/crm-implementation} de implementación, una vez' },
  'crm-workdays': { value: { least: 15, most: 20 }, unit: 'workdays' },
  'crm-kickoff-hours': { value: 1, unit: 'hours' },
  'crm-delivery-hours': { value: 1, unit: 'hours' },
  'crm-training-hours': { value: 1, unit: 'hours' },
  /** The first one is part of the delivery. */
  'crm-trainings': { value: 2, unit: 'times' },
  'crm-meetings': { value: 3, unit: 'times' },
  // These are that many together.
  'crm-kickoff-meetings': { value: 1, unit: 'times' },
  'crm-delivery-meetings': { value: 1, unit: 'times' },
  'crm-training-meetings': { value: 1, unit: 'times' },
  /** After delivery, in which the meetings are to be scheduled. */
  'crm-scheduling-days': { value: 30, unit: 'days' },
  'crm-support-days': { value: 15, unit: 'days' },
  'chat-integration': { value: 49, unit: 'USD' },
  'trial-days': { value: 7, unit: 'days' },
  /** When the platform's support chat is there. */
  'platform-support': { value: '24/7', unit: 'text' },
  /** Whose chat that is, wherever a page says it: the agency's own has its hours. */
  'platform-chat': { value: 'Chat de soporte de la plataforma, {mf-crm/platform-support}', unit: 'text' },
  /** What follows a tour that was booked, wherever a page says it. */
  'tour-follows': { value: 'Te llega un correo de confirmación y te contacta un especialista.', unit: 'text' },

  // The support plans: meetings, trainings and reports are counted per month, at most.
  'support-standard': { value: 500, unit: 'USD/month' },
  'support-standard-meetings': { value: 2, unit: 'times' },
  'support-standard-reports': { value: 1, unit: 'times' },
  'support-full': { value: 750, unit: 'USD/month' },
  'support-full-meetings': { value: 4, unit: 'times' },
  'support-full-trainings': { value: 3, unit: 'times' },
  'support-full-reports': { value: 2, unit: 'times' },
  'support-custom': { value: 1000, unit: 'USD/month', from: true, covers: 'con consultoría del CEO y prioridad' },
  'support-custom-founder-meetings': { value: 2, unit: 'times' },
  support: {
    lowest: ['mf-crm/support-standard', 'mf-crm/support-full', 'mf-crm/support-custom'],
    covers: 'plan Estándar',
  },
  /** Up to so many. */
  'extra-meeting-hours': { value: 1, unit: 'hours' },
  'extra-meeting-team': {
    value: 150,
    unit: 'USD',
    covers: 'por reunión extra de soporte, de hasta {mf-crm/extra-meeting-hours} hora',
  },
  'extra-meeting-founder': {
    value: 250,
    unit: 'USD',
    covers: 'por reunión extra de soporte, de hasta {mf-crm/extra-meeting-hours} hora',
  },

  // Advisory for clients.
  'advisory-team': { value: 100, unit: 'USD/hour', covers: 'una hora de asesoría, aparte de tu plan' },
  'advisory-ceo': { value: 250, unit: 'USD/hour', covers: 'una hora de asesoría, aparte de tu plan' },
  'advisory-team-session': { value: { least: 1, most: 2 }, unit: 'hours' },

  /** A sales assistant's working day. */
  'assistant-hours': { value: 8, unit: 'hours' },

  // The support of the learning app.
  'app-support-hours': { value: '9:00 a 18:00', unit: 'text' },
  /** Business hours until the first answer. */
  'app-response-hours': { value: { least: 4, most: 12 }, unit: 'hours' },
  'app-critical-hours': { value: 4, unit: 'hours' },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-crm', typeof facts> {}
}
