import type { FactReader } from '@mosaico/shared-types';
import { premiumActions } from '../premium-actions.ts';
import type { FeatureIconName } from './feature-icon.tsx';

/** A row of the Premium plan. Its details, if it has any, open in a dialog. */
export interface Feature {
  icon: FeatureIconName;
  title: string;
  details?: readonly string[];
}

/** What the Premium plan includes. */
export const featuresOf = ({ text }: FactReader): readonly Feature[] => {
  const trainingHours = text('mf-crm/crm-training-hours');
  return [
    {
      icon: 'build',
      title: 'Implementación de tu CRM',
      details: [
        `Tiempo estimado: de ${text('mf-crm/crm-workdays')} días hábiles.`,
        `Se paga una sola vez: ${text('mf-crm/crm-implementation')}.`,
        'Con las funciones nativas del CRM.',
      ],
    },
    {
      icon: 'meeting',
      title: `${text('mf-crm/crm-meetings')} reuniones`,
      details: [
        `${text('mf-crm/crm-kickoff-meetings')} reunión de inicio, de hasta ${text('mf-crm/crm-kickoff-hours')} hora.`,
        `${text('mf-crm/crm-delivery-meetings')} reunión de entrega y primera capacitación, de ${text('mf-crm/crm-delivery-hours')} hora.`,
        `${text('mf-crm/crm-training-meetings')} capacitación, de ${trainingHours} hora.`,
      ],
    },
    {
      icon: 'training',
      title: `${text('mf-crm/crm-trainings')} capacitaciones de ${trainingHours} hora`,
      details: ['La primera, durante la reunión de entrega.', 'La segunda, en una reunión aparte.'],
    },
    {
      icon: 'support',
      title: `${text('mf-crm/crm-support-days')} días de soporte después de la entrega`,
      details: [
        'Acompañamos a tu equipo mientras empieza a usar el CRM.',
        'Después puedes seguir con un plan de soporte mensual, que se contrata aparte.',
      ],
    },
    { icon: 'users', title: 'Usuarios y contactos ilimitados' },
    { icon: 'always', title: `Chat de soporte ${text('mf-crm/platform-support')}` },
  ];
};

/** What is paid besides the plan. */
export const extrasOf = ({ text }: FactReader): readonly Feature[] => [
  {
    icon: 'chat',
    title: `Integración opcional con la app de chat: ${text('mf-crm/chat-integration')}`,
    details: [`Cuesta ${text('mf-crm/chat-integration')} adicionales.`, 'La agregas solo si la necesitas.'],
  },
  {
    icon: 'usage',
    title: 'Acciones premium, según su uso',
    details: [`${premiumActions}.`, 'Se cobran según cuánto las uses.'],
  },
];
