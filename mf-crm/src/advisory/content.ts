import {
  type AnswerTopic,
  dollars,
  type Amount,
  type FactReader,
  type Offer,
  type SiteConfiguration,
} from '@mosaico/shared-types';
import { calendarOf } from '../ways.ts';

/** Who gives advice, by their name in the address. */
export const advisorIds = ['equipo', 'ceo'] as const;

/** Name of an advisor in the address. */
export type AdvisorId = (typeof advisorIds)[number];

const inHours = (count: number) => (count === 1 ? `${count} hora` : `${count} horas`);
const total = (count: number, { usd }: Amount) => `${dollars(count * usd)} USD`;

/** Each advisor's hour. */
const offersOf = ({ offer }: FactReader): Record<AdvisorId, Offer> => ({
  equipo: offer('mf-crm/advisory-team'),
  ceo: offer('mf-crm/advisory-ceo'),
});

/** What the page says of one advisor. */
export interface AdvisorCopy {
  id: AdvisorId;
  tab: string;
  title: string;
  description: string;
  rate: Amount;
  subjects: readonly string[];
  /** How long it takes, and what that costs. */
  session: { title: string; lines: readonly { name: string; value: string }[] };
  booking: string;
  /** What booking costs. */
  note: string;
  calendar: keyof SiteConfiguration['bookings'] | undefined;
  /** The person who has it answers what is booked. */
  topic: AnswerTopic;
}

const advisorsOf = (facts: FactReader): readonly AdvisorCopy[] => {
  const { equipo, ceo } = offersOf(facts);
  const hours = facts.range('mf-crm/advisory-team-session');
  const note = `Escribe tu pregunta en el calendario. En ${facts.text('mf-legal/appointment-confirmation-hours')} horas confirmamos o cancelamos tu cita. Para la cita, ten abierto lo que quieras revisar.`;
  return [
    {
      id: 'equipo',
      tab: 'Equipo',
      title: 'Con el equipo',
      rate: equipo.price,
      description: 'Una videollamada en la que el equipo resuelve contigo en pantalla y capacita a tu gente.',
      subjects: [
        'Capacitar a quien se suma a tu equipo',
        'Revisar paso a paso tus flujos y automatizaciones',
        'Aprender a leer tus informes',
        'Ordenar tus contactos y tus ventas en curso',
      ],
      session: {
        title: `Sesiones de ${facts.text('mf-crm/advisory-team-session')} horas`,
        lines: [hours.least, hours.most].map((count) => ({ name: inHours(count), value: total(count, equipo.price) })),
      },
      booking: 'Agendar con el equipo',
      note,
      calendar: calendarOf(equipo),
      topic: 'support',
    },
    {
      id: 'ceo',
      tab: 'CEO',
      title: 'Con el CEO',
      rate: ceo.price,
      description: 'Criterio para decidir: una videollamada directa sobre el rumbo de tu negocio.',
      subjects: [
        'Definir o cambiar tu oferta y tus precios',
        'Decidir en qué invertir primero',
        'Revisar tu estrategia de ventas y marketing',
        'Una segunda opinión antes de un paso grande',
      ],
      session: {
        title: 'Se cobra por hora',
        // Nobody says how many hours the CEO takes: the rate is for one.
        lines: [{ name: inHours(1), value: total(1, ceo.price) }],
      },
      booking: 'Agendar con el CEO',
      note,
      calendar: calendarOf(ceo),
      topic: 'direction',
    },
  ];
};

export const content = (facts: FactReader) => {
  const { equipo, ceo } = offersOf(facts);
  return {
    hero: {
      eyebrow: 'Solo para clientes activos',
      title: 'Asesoría y capacitación por hora',
      lead: 'Si ya trabajas con nosotros, reserva tiempo con nuestro equipo o con el CEO. Se paga aparte de tu plan.',
      rates: [
        { id: 'equipo', name: 'Equipo', rate: equipo.price },
        { id: 'ceo', name: 'CEO', rate: ceo.price },
      ],
      action: 'Elegir con quién',
    },
    clientsOnly: {
      title: 'Solo para clientes activos',
      text: '¿Todavía no eres cliente?',
      link: { to: 'mf-plans/service-catalogue', label: 'Conoce nuestros servicios' },
    },
    choice: {
      heading: '¿Con quién quieres hablar?',
      tabs: 'Con quién',
      subjects: 'Úsala para',
      advisors: advisorsOf(facts),
      changes: `¿No puedes llegar? Avísanos con al menos ${facts.text('mf-legal/appointment-notice-hours')} horas de anticipación.`,
      policy: { to: 'mf-legal/appointment-policy', label: 'Política de citas' },
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
  } as const;
};

const perHour = ({ text }: Amount) => `${text} USD por hora`;

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { equipo, ceo } = offersOf(facts);
  return {
    guide: {
      heading: '¿No sabes con quién hablar?',
      lead: 'Busca la frase que más se parece a la tuya.',
      answer: { equipo: `Equipo, ${perHour(equipo.price)}`, ceo: `CEO, ${perHour(ceo.price)}` },
      phrases: [
        { text: '«Entró alguien nuevo y nadie tiene tiempo de enseñarle el CRM.»', advisor: 'equipo' },
        { text: '«Vendemos, pero no sé si estamos cobrando lo correcto.»', advisor: 'ceo' },
        { text: '«El informe dice muchas cosas y no sé cuál mirar.»', advisor: 'equipo' },
        { text: '«Tengo presupuesto para una sola cosa este trimestre.»', advisor: 'ceo' },
        { text: '«Quiero que mis mensajes automáticos suenen mejor.»', advisor: 'equipo' },
      ],
    },
    closing: {
      heading: '¿Ya tienes un plan de soporte?',
      text: `Puede que tu reunión esté incluida. La asesoría es para aprender o decidir; si hay algo que arreglar, pide una reunión de soporte: las de más cuestan ${facts.text('mf-crm/extra-meeting-team')} con el equipo.`,
      action: { to: 'mf-crm/support-plans', label: 'Ver los planes de soporte' },
      ask: 'Preguntar por chat',
      message: 'Hola, soy cliente activo y quiero agendar una asesoría',
    },
  } as const;
};

/** The words of `hour.tsx`: what happens in an hour, from which minute on; a client's screen in it is an example. */
export const hour = {
  stories: 'mf-testimonials/case',
  label: 'Una hora, por dentro',
  parts: [
    { from: '0 min', what: 'Nos cuentas tu pregunta' },
    { from: '10 min', what: 'La vemos en tu pantalla' },
    { from: '20 min', what: 'La resolvemos contigo' },
    { from: '45 min', what: 'Lo repites tú' },
  ],
  question: '«El CRM dice 340 ventas abiertas. No puede ser.»',
  found: {
    title: 'Ventas abiertas',
    lines: [
      ['Escuela Oriente', ''],
      ['Escuela Oriente (2)', 'repetida'],
      ['Esc. Oriente', 'repetida'],
      ['Taller de lectura', ''],
      ['Colegio Parque', 'repetida'],
    ],
  },
  solved: {
    title: 'Tu pantalla, compartida',
    lines: [
      ['Escuela Oriente', '3 en 1', 'Cotizado. Llamar el lunes'],
      ['Colegio del Parque', '2 en 1', 'Pedido. Entrega el 12'],
      ['Taller de lectura', '', 'Visita el jueves'],
    ],
  },
  done: { title: 'El informe del lunes', text: 'Qué sigue abierto, y de quién es' },
} as const;
