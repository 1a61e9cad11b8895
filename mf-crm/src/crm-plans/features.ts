import { formatAmount } from 'shared-types';
import { chatIntegration, crmPlans, implementation, premiumActions } from '../content/crm-plans.ts';
import type { FeatureIconName } from './feature-icon.tsx';

const { kickoffHours, deliveryHours, trainingHours, trainings, meetings, schedulingDays, supportDays, workdays } =
  implementation;

/** A row of the Premium plan. Its details, if it has any, open in a dialog. */
export interface Feature {
  icon: FeatureIconName;
  title: string;
  details?: readonly string[];
}

/** What the Premium plan includes. */
export const features: readonly Feature[] = [
  {
    icon: 'build',
    title: 'Implementación de tu CRM',
    details: [
      `Tiempo estimado: de ${workdays.least} a ${workdays.most} días hábiles.`,
      `Se paga una sola vez: ${formatAmount(crmPlans.premium.implementation.usd)}.`,
      'Con las funciones nativas del CRM.',
    ],
  },
  {
    icon: 'meeting',
    title: `${meetings} reuniones`,
    details: [
      `1 reunión de inicio, de hasta ${kickoffHours} hora.`,
      `1 reunión de entrega y primera capacitación, de ${deliveryHours} hora.`,
      `1 capacitación, de ${trainingHours} hora.`,
      `Se agendan, a más tardar, dentro de los ${schedulingDays} días posteriores a la entrega.`,
    ],
  },
  {
    icon: 'training',
    title: `${trainings} capacitaciones de ${trainingHours} hora`,
    details: ['La primera, durante la reunión de entrega.', 'La segunda, en una reunión aparte.'],
  },
  {
    icon: 'support',
    title: `${supportDays} días de soporte después de la entrega`,
    details: [
      'Acompañamos a tu equipo mientras empieza a usar el CRM.',
      'Después puedes seguir con un plan de soporte mensual, que se contrata aparte.',
    ],
  },
  { icon: 'users', title: 'Usuarios y contactos ilimitados' },
  { icon: 'always', title: 'Chat de soporte 24/7' },
];

/** What is paid besides the plan. */
export const extras: readonly Feature[] = [
  {
    icon: 'chat',
    title: `Integración opcional con la app de chat: ${formatAmount(chatIntegration.usd)}`,
    details: [`Cuesta ${formatAmount(chatIntegration.usd)} adicionales.`, 'La agregas solo si la necesitas.'],
  },
  {
    icon: 'usage',
    title: 'Acciones premium, según su uso',
    details: [`${premiumActions}.`, 'Se cobran según cuánto las uses.'],
  },
];
