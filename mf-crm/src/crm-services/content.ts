import type { Amount, FactReader, PageName } from '@mosaico/shared-types';
import type { ServiceDrawing } from './service-drawing.tsx';

const book = 'Agendar Cita Personalizada';

/** One of the three cards. */
export interface Service {
  name: string;
  badge?: string;
  /** For whom; completes the section's `audience`. */
  audience: string;
  points: readonly string[];
  /** An amount and what comes on top, or how the price is found out. */
  price: { amount: Amount; plus?: string } | { text: string };
  to: PageName;
  drawing: ServiceDrawing;
}

const servicesOf = ({ text, number, amount, offer }: FactReader): readonly Service[] => [
  {
    name: 'CRM nuevo',
    badge: 'Más popular',
    audience: 'tus contactos y ventas viven en chats, hojas de cálculo o en tu memoria.',
    points: [
      `Implementado en ${text('mf-crm/crm-workdays')} días hábiles`,
      `${text('mf-crm/crm-trainings')} capacitaciones de ${text('mf-crm/crm-training-hours')} hora`,
      `${text('mf-crm/crm-support-days')} días de soporte después de la entrega`,
      'Usuarios y contactos ilimitados',
    ],
    price: {
      amount: offer('mf-crm/crm-premium').price,
      plus: `más ${text('mf-crm/crm-implementation')} de implementación, un solo pago`,
    },
    to: 'mf-crm/crm-plans',
    drawing: 'pipeline',
  },
  {
    name: 'Planes de soporte',
    audience: 'ya tienes CRM y quieres un equipo que lo mantenga al día.',
    points: [
      `Hasta ${text('mf-crm/support-standard-meetings')} o ${text('mf-crm/support-full-meetings')} reuniones al mes, según el plan`,
      'Chat, ajustes e informes',
    ],
    price: { amount: amount('mf-crm/support') },
    to: 'mf-crm/support-plans',
    drawing: 'upkeep',
  },
  {
    name: 'Asistentes de ventas',
    audience: 'te escriben más prospectos de los que alcanzas a atender.',
    points: [`Una persona, ${text('mf-crm/assistant-hours')} horas diarias`, 'Seguimiento registrado en tu CRM'],
    price: { text: 'Precio por chat' },
    to: 'mf-crm/sales-assistants',
    drawing: { hours: number('mf-crm/assistant-hours') },
  },
];

export const content = (facts: FactReader) => {
  const { text } = facts;
  const { least, most } = facts.range('mf-crm/crm-workdays');
  return {
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    booking: book,
    hero: {
      eyebrow: 'CRM para tu negocio',
      title: 'Un CRM que tu equipo sí usa',
      lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
      services: 'Ver los servicios',
    },
    services: { heading: 'Tres maneras de empezar', audience: 'Para ti si', items: servicesOf(facts) },
    path: {
      heading: 'Cuando se suman',
      lead: `Cada servicio se contrata por separado. ${text('mf-legal/cancel-monthly')}`,
      steps: [
        {
          title: 'Implementamos tu CRM',
          text: `Entre ${least} y ${most} días hábiles desde la reunión de inicio.`,
        },
        {
          title: 'Tu equipo aprende',
          text: `${text('mf-crm/crm-trainings')} capacitaciones y ${text('mf-crm/crm-support-days')} días de soporte incluidos.`,
        },
        { title: 'Seguimos contigo', text: 'Un plan de soporte mensual para que crezca con tu negocio.' },
        {
          title: 'Sumas manos',
          text: `Un asistente atiende a tus prospectos ${text('mf-crm/assistant-hours')} horas diarias.`,
        },
      ],
      faq: { to: 'mf-crm/crm-faq', label: 'Preguntas frecuentes del CRM' },
    },
    closing: {
      heading: '¿No sabes cuál necesitas?',
      text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por dónde empezar.',
    },
  } as const;
};
