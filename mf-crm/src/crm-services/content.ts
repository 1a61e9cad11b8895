import { type Amount, continued, type FactReader, type PageName } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { Answer } from '@mosaico/shared-ui/answers';
import type { ServiceDrawing } from './service-drawing.tsx';

export const content = ({ offer }: FactReader) =>
  ({
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    booking: 'Agendar Cita Personalizada',
    hero: {
      eyebrow: 'CRM para tu negocio',
      title: 'Un CRM que tu equipo sí usa',
      lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
      price: offer('mf-crm/crm').price,
      services: 'Ver los servicios',
    },
    closing: {
      heading: '¿No sabes cuál necesitas?',
      text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por dónde empezar.',
    },
  }) as const;

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
      `Listo en ${text('mf-crm/crm-workdays')} días hábiles (estimado)`,
      `${text('mf-crm/crm-trainings')} capacitaciones de ${text('mf-crm/crm-training-hours')} hora`,
      `${text('mf-crm/crm-support-days')} días de soporte después de la entrega`,
      'Usuarios y contactos ilimitados',
    ],
    price: {
      amount: offer('mf-crm/crm-premium').price,
      plus: `más ${text('mf-crm/crm-implementation')} de implementación, un solo pago`,
    },
    to: 'mf-crm/crm-plans',
    drawing: { stages: ['Visita', 'Cotización', 'Anticipo', 'Taller'] },
  },
  {
    name: 'Planes de soporte',
    audience: 'ya tienes CRM y quieres un equipo que lo mantenga al día.',
    points: [
      `Hasta ${text('mf-crm/support-full-meetings')} reuniones al mes, según el plan`,
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

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text } = facts;
  const { least, most } = facts.range('mf-crm/crm-workdays');
  return {
    services: { heading: 'Tres maneras de empezar', audience: 'Para ti si', items: servicesOf(facts) },
    path: {
      heading: 'Paso a paso',
      lead: 'Cada servicio se contrata por separado, cuando te haga falta.',
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
    answers: {
      heading: 'Antes de decidir',
      items: [
        {
          title: '¿Cuándo empieza cada servicio?',
          text: `El CRM queda listo entre ${least} y ${most} días hábiles después de la reunión de inicio, estimados. En los planes de soporte te contactamos en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra. La fecha de un asistente se acuerda por chat.`,
        },
        {
          title: '¿Qué necesitan de mí?',
          text: 'Para el CRM, tu lista de contactos y quien decida cómo vende tu negocio. Para el soporte, acceso a tu CRM. Para un asistente, además, los canales por donde te escriben.',
        },
        {
          title: '¿Qué pasa si lo dejo?',
          text: `Implementación de un CRM: ${continued(text('mf-legal/cancel-single-in-full'))} Lo que se paga cada mes: ${continued(text('mf-legal/cancel-monthly-in-full'))}`,
        },
        {
          title: '¿Qué sigue después de la cita?',
          text: 'Sales con una recomendación y su precio. Lo contratas cuando lo decidas, en la página de cada servicio o por chat.',
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
  } as const;
};

/** What the page opens with, each leading to where it is sold. */
export const proofs = [
  { topic: 'crm', name: 'CRM nuevo', to: 'mf-crm/crm-plans' },
  { topic: 'support', name: 'Planes de soporte', to: 'mf-crm/support-plans' },
  { topic: 'assistants', name: 'Asistentes de ventas', to: 'mf-crm/sales-assistants' },
] as const;

/** Three ways in, and where all of them meet: one place. */
export const scene: SceneArt = {
  tiles: {
    chats: { ground: 'e', label: 'Chats', figure: 'disc', paint: 'd' },
    sheets: { ground: 'd', label: 'Hojas', figure: 'steps', paint: 'e', turn: 1 },
    mail: { ground: 'd', label: 'Correos', figure: 'half', paint: 'e' },
    crm: { ground: 'a', label: 'Tu CRM', note: 'todo en un solo lugar', figure: 'petal', paint: 'b', turn: 1 },
    team: { ground: 'c', label: 'Tu equipo', figure: 'quarter', paint: 'a', turn: 1 },
  },
  wide: [
    'chats chats . . sheets sheets',
    'chats chats . . sheets sheets',
    '. crm crm crm crm mail',
    '. crm crm crm crm mail',
    '. crm crm crm crm .',
    '. . . team team team',
    '. . . team team team',
  ],
  narrow: ['chats chats crm crm crm crm', 'sheets sheets crm crm crm crm'],
};
