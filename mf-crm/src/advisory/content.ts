import type { Amount, FactReader, Offer, Range, SiteConfiguration } from '@mosaico/shared-types';
import { calendarOf } from '../ways.ts';

/** Who gives advice, by their name in the address. */
export const advisorIds = ['equipo', 'ceo'] as const;

/** Name of an advisor in the address. */
export type AdvisorId = (typeof advisorIds)[number];

const inHours = (count: number) => (count === 1 ? `${count} hora` : `${count} horas`);
const total = (count: number, { usd }: Amount) => `$${(count * usd).toLocaleString('en-US')} USD`;

/** Each advisor's hour. */
export const offersOf = ({ offer }: FactReader): Record<AdvisorId, Offer> => ({
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
  session: { title: string; hours: Range; lines: readonly { name: string; value: string }[] };
  booking: string;
  /** Until when the hour is moved, and what calling it off costs. */
  rule: string;
  calendar: keyof SiteConfiguration['bookings'] | undefined;
}

const advisorsOf = (facts: FactReader): readonly AdvisorCopy[] => {
  const { equipo, ceo } = offersOf(facts);
  const hours = facts.range('mf-crm/advisory-team-session');
  // Nobody says how many hours the CEO takes: the rate is for one.
  const oneHour = { least: 1, most: 1 };
  const ruleOf = ({ cancellation }: Offer) => `${cancellation} ${facts.text('mf-legal/cancel-single')}`;
  return [
    {
      id: 'equipo',
      tab: 'Equipo',
      title: 'Con el equipo',
      rate: equipo.price,
      description: 'Manos a la obra: resuelven contigo en pantalla y capacitan a tu gente.',
      subjects: [
        'Capacitar a quien se suma a tu equipo',
        'Revisar paso a paso tus flujos y automatizaciones',
        'Aprender a leer tus informes',
        'Ordenar tus contactos y tus ventas en curso',
      ],
      session: {
        title: `Sesiones de ${facts.text('mf-crm/advisory-team-session')} horas`,
        hours,
        lines: [hours.least, hours.most].map((count) => ({ name: inHours(count), value: total(count, equipo.price) })),
      },
      booking: 'Agendar con el equipo',
      rule: ruleOf(equipo),
      calendar: calendarOf(equipo),
    },
    {
      id: 'ceo',
      tab: 'CEO',
      title: 'Con el CEO',
      rate: ceo.price,
      description: 'Criterio para decidir: una conversación directa sobre el rumbo de tu negocio.',
      subjects: [
        'Definir o cambiar tu oferta y tus precios',
        'Decidir en qué invertir primero',
        'Revisar tu estrategia de ventas y marketing',
        'Una segunda opinión antes de un paso grande',
      ],
      session: {
        title: 'Se cobra por hora',
        hours: oneHour,
        lines: [{ name: inHours(oneHour.most), value: total(oneHour.most, ceo.price) }],
      },
      booking: 'Agendar con el CEO',
      rule: ruleOf(ceo),
      calendar: calendarOf(ceo),
    },
  ];
};

export const content = (facts: FactReader) => {
  const { equipo, ceo } = offersOf(facts);
  return {
    hero: {
      eyebrow: 'Solo para clientes activos',
      title: 'Asesoría y capacitación por hora',
      lead: 'Si ya trabajas con nosotros, reserva tiempo con nuestro equipo o con el CEO. Tiene un costo adicional a tu plan.',
      rates: [
        { id: 'equipo', name: 'Equipo', rate: equipo.price },
        { id: 'ceo', name: 'CEO', rate: ceo.price },
      ],
      action: 'Elegir con quién',
    },
    clientsOnly: {
      title: 'Solo para clientes activos',
      text: 'Esta asesoría es para negocios que hoy tienen un servicio con nosotros. ¿Todavía no eres cliente?',
      link: { to: 'mf-plans/service-catalogue', label: 'Conoce nuestros servicios' },
    },
    choice: {
      heading: '¿Con quién quieres hablar?',
      tabs: 'Con quién',
      subjects: 'Úsala para',
      advisors: advisorsOf(facts),
    },
  } as const;
};
