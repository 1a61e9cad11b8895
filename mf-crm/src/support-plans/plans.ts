import type { Amount, FactReader, OfferName } from '@mosaico/shared-types';

/** The plans by their name in the address. */
export const planIds = ['estandar', 'full', 'personalizado'] as const;

/** Name of a plan in the address. */
export type SupportPlanId = (typeof planIds)[number];

/** What comes with every plan. */
export const always = {
  chat: 'Soporte por chat en horario laboral',
  tweaks: 'Ajustes menores en tus automatizaciones',
  knowledge: 'Base de conocimiento',
} as const;
const { chat, tweaks, knowledge } = always;

/** What the page says of one plan. */
export interface SupportPlanCopy {
  id: SupportPlanId;
  tab: string;
  offer: OfferName;
  card: {
    name: string;
    price: Amount;
    badge?: string;
    description: string;
    conditions?: string;
    included: readonly string[];
  };
  action: string;
}

export const plansOf = ({ text, offer }: FactReader): readonly SupportPlanCopy[] => [
  {
    id: 'estandar',
    tab: 'Estándar',
    offer: 'mf-crm/support-standard',
    card: {
      name: 'Plan Estándar',
      price: offer('mf-crm/support-standard').price,
      badge: 'Recomendado',
      description: 'Para que tu CRM siga funcionando y tus dudas tengan respuesta.',
      included: [
        chat,
        `Hasta ${text('mf-crm/support-standard-meetings')} reuniones por videollamada al mes`,
        tweaks,
        'Revisión mensual con informe',
        knowledge,
      ],
    },
    action: 'Contratar Estándar',
  },
  {
    id: 'full',
    tab: 'Full',
    offer: 'mf-crm/support-full',
    card: {
      name: 'Plan Full',
      price: offer('mf-crm/support-full').price,
      description: 'Para equipos que usan el CRM todos los días y quieren que crezca con ellos.',
      included: [
        `Hasta ${text('mf-crm/support-full-meetings')} reuniones por videollamada al mes`,
        `Hasta ${text('mf-crm/support-full-trainings')} capacitaciones para tu equipo`,
        'Flujos, formularios e integraciones personalizados sin límite, dentro del alcance del CRM',
        'Funciones nuevas a pedido, sujetas a evaluación técnica',
        'Informes de uso quincenales',
        chat,
        tweaks,
        knowledge,
      ],
    },
    action: 'Contratar Full',
  },
  {
    id: 'personalizado',
    tab: 'Personalizado',
    offer: 'mf-crm/support-custom',
    card: {
      name: 'Plan Personalizado',
      price: offer('mf-crm/support-custom').price,
      description: 'Para negocios que necesitan criterio, además de soporte.',
      conditions: 'Cupos limitados. El precio final depende de lo que definamos contigo.',
      included: [
        `Hasta ${text('mf-crm/support-custom-founder-meetings')} reuniones de consultoría avanzada con el CEO`,
        'Prioridad en la atención',
        'Un alcance definido contigo',
        chat,
        tweaks,
        knowledge,
      ],
    },
    action: 'Pedir mi plan por chat',
  },
];
