import { continued, type Amount, type FactReader, type OfferName } from '@mosaico/shared-types';
import { messageOf } from '../ways.ts';
import type { Month } from './month-of-support.tsx';

/** The plans by their name in the address. */
export const planIds = ['estandar', 'full', 'personalizado'] as const;

/** Name of a plan in the address. */
export type SupportPlanId = (typeof planIds)[number];

/** The words of one plan. */
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
  month: Month;
}

/** An example month of a plan: so many days of each kind, and what the rest is. */
const monthOf = (days: Month['days'], rest: Month['rest'] = 'chat'): Month => ({
  heading: 'Así se ve un mes',
  note: 'Los días son de ejemplo.',
  weekdays: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie'],
  words: {
    chat: 'Chat',
    flow: 'Flujos',
    meeting: 'Reu\u00adnión',
    training: 'Capaci\u00adtación',
    report: 'Informe',
    founder: 'Con el CEO',
    open: 'A tu medida',
  },
  days,
  rest,
});

const plansOf = ({ text, number, offer }: FactReader): readonly SupportPlanCopy[] => [
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
        'Soporte por chat con nuestro equipo, en horario laboral',
        `Hasta ${text('mf-crm/support-standard-meetings')} reuniones por videollamada al mes`,
        'Ajustes menores en tus automatizaciones',
        'Revisión mensual con informe',
        'Base de conocimiento',
      ],
    },
    action: 'Contratar Estándar',
    month: monthOf({
      meeting: number('mf-crm/support-standard-meetings'),
      report: number('mf-crm/support-standard-reports'),
    }),
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
      ],
    },
    action: 'Contratar Full',
    month: monthOf(
      {
        meeting: number('mf-crm/support-full-meetings'),
        training: number('mf-crm/support-full-trainings'),
        report: number('mf-crm/support-full-reports'),
      },
      'flow',
    ),
  },
  {
    id: 'personalizado',
    tab: 'Personalizado',
    offer: 'mf-crm/support-custom',
    card: {
      name: 'Plan Personalizado',
      price: offer('mf-crm/support-custom').price,
      description: 'Para negocios que quieren decidir con el CEO, además de tener soporte.',
      conditions: 'Cupos limitados. El precio final depende de lo que definamos contigo.',
      included: [
        `Hasta ${text('mf-crm/support-custom-founder-meetings')} reuniones de consultoría avanzada con el CEO`,
        'Prioridad en la atención',
        'Un alcance definido contigo',
      ],
    },
    action: 'Pedir mi plan por chat',
    month: monthOf({ founder: number('mf-crm/support-custom-founder-meetings') }, 'open'),
  },
];

export const content = (facts: FactReader) => {
  const { amount, text } = facts;
  return {
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
    hero: {
      eyebrow: 'Soporte para tu CRM',
      title: 'Tu CRM, con un equipo detrás',
      lead: 'Respuestas por chat, reuniones cada mes y alguien que ajusta lo que ya no te funciona.',
      price: amount('mf-crm/support'),
      action: 'Elegir un plan',
      compare: 'Comparar los tres',
    },
    choice: {
      heading: 'Elige tu plan',
      lead: `En las primeras ${text('mf-legal/contact-hours')} horas te escribimos. Nos das acceso a tu CRM y nos cuentas qué falla, qué falta y qué urge. Con eso agendas tu primera reunión.`,
      tabs: 'Planes de soporte',
      plans: plansOf(facts),
    },
  } as const;
};

const made = 'A tu medida';

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, offer } = facts;
  const team = offer('mf-crm/extra-meeting-team');
  return {
    comparison: {
      heading: 'Los tres planes, lado a lado',
      hours: `Horario laboral: ${continued(text('mf-legal/office-hours-in-full'))}`,
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      caption: 'Lo que cambia de un plan a otro',
      plans: ['Estándar', 'Full', 'Personalizado'],
      recommended: 'Estándar',
      links: [
        { plan: 'estandar', label: 'Ver el Estándar' },
        { plan: 'full', label: 'Ver el Full' },
        { plan: 'personalizado', label: 'Ver el Personalizado' },
      ],
      rows: [
        {
          feature: 'Precio al mes, en USD',
          isPrice: true,
          values: [
            text('mf-crm/support-standard'),
            text('mf-crm/support-full'),
            `Desde ${text('mf-crm/support-custom')}`,
          ],
        },
        {
          feature: 'Reuniones por videollamada al mes',
          values: [
            `Hasta ${text('mf-crm/support-standard-meetings')}`,
            `Hasta ${text('mf-crm/support-full-meetings')}`,
            made,
          ],
        },
        {
          feature: 'Capacitaciones para tu equipo',
          values: [false, `Hasta ${text('mf-crm/support-full-trainings')}`, made],
        },
        {
          feature: 'Consultoría avanzada con el CEO',
          values: [false, false, `Hasta ${text('mf-crm/support-custom-founder-meetings')}`],
        },
        {
          feature: 'Flujos, formularios e integraciones personalizados, dentro del alcance del CRM',
          values: [false, 'Sin límite', made],
        },
        { feature: 'Funciones nuevas a pedido, sujetas a evaluación técnica', values: [false, true, made] },
        { feature: 'Informes', values: ['Mensual, con revisión', 'De uso, por quincena', made] },
        { feature: 'Prioridad en la atención', values: [false, false, true] },
      ],
    },
    limits: {
      heading: 'Lo que va aparte',
      exclusions: {
        title: 'No incluido en ningún plan',
        items: [
          'Creación de plataformas nuevas',
          'Soporte fuera del horario laboral',
          'Diseño gráfico o contenido',
          'Gestión de campañas de anuncios',
          'Configuración de dominios y correos',
        ],
        elsewhere: {
          text: 'Contenido y campañas los hacemos como servicio aparte:',
          links: [
            { to: 'mf-plans/social-plans', label: offer('mf-plans/social').name },
            { to: 'mf-plans/ads-service', label: offer('mf-plans/ads').name },
          ],
        },
      },
      extras: {
        title: 'Reuniones extra',
        text: '¿Se te acabaron las del mes? Pide una más cuando algo falle o haya que ajustarlo.',
        // The team's hour has two prices: each says what it is for.
        advice: `¿Es para aprender o decidir, no para arreglar? La asesoría para clientes, con el equipo, cuesta ${text('mf-crm/advisory-team')} por hora.`,
        offers: [
          { name: 'Con el equipo', price: team.price, who: 'equipo' },
          { name: 'Con el CEO', price: offer('mf-crm/extra-meeting-founder').price, who: 'ceo' },
        ],
        action: 'Pedir una reunión extra',
        message: messageOf(team),
        rule: `Puedes mover tu reunión hasta ${text('mf-legal/appointment-notice-hours')} horas antes.`,
      },
    },
    closing: {
      heading: '¿Dudas entre dos planes?',
      text: 'Cuéntanos cómo usa el CRM tu equipo. Te decimos con cuál te alcanza.',
      action: 'Preguntar por chat',
      message: 'Hola, quiero saber qué plan de soporte le conviene a mi CRM',
    },
  } as const;
};

/** The words below the plans, with figures. */
export type ContentBelow = ReturnType<typeof contentBelow>;

/** The words of `week.tsx`: an example. A day's last line is what came of it. */
export const week = {
  stories: 'mf-testimonials/case',
  days: [
    {
      day: 'Lunes',
      kind: 'chat',
      note: 'Chat',
      lines: [
        { who: 'lucia', at: 'Lucía, 10:05', said: 'Once cotizaciones siguen sin respuesta. ¿Qué pasó con el aviso?' },
        { who: 'equipo', at: 'Equipo, 10:40', said: 'Ya lo vimos: le llega a Óscar, que cambió de área.' },
      ],
    },
    {
      day: 'Martes',
      kind: 'fix',
      note: 'Ajuste',
      lines: [
        { who: 'oscar', at: 'Antes', said: '3 días sin respuesta: aviso a Óscar' },
        { who: 'lucia', at: 'Ahora', said: '3 días sin respuesta: aviso a Lucía' },
      ],
    },
    {
      day: 'Miércoles',
      kind: 'meeting',
      note: 'Reunión por video',
      lines: [
        { who: 'lucia', at: 'Lucía', said: '¿Y si ese día no estoy?' },
        { who: 'equipo', at: 'Equipo, 11:00', said: 'Lo probamos ahora, juntos' },
      ],
    },
    {
      day: 'Jueves',
      kind: 'chat',
      note: 'Chat',
      lines: [
        { who: 'lucia', at: 'Lucía, 9:50', said: 'Hoy sonó el aviso y llamé a los tres.' },
        { who: 'equipo', at: 'Equipo, 10:15', said: '¡Bien! Si tú no contestas, le llega a todo el equipo.' },
      ],
    },
  ],
  report: {
    day: 'Viernes',
    note: 'Informe',
    text: 'Qué se atendió, qué se ajustó y qué sigue.',
  },
} as const;
