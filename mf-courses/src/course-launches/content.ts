import {
  type Amount,
  type CaseTopic,
  dollars,
  type FactReader,
  type OfferName,
  type PageName,
} from '@mosaico/shared-types';
import type { AppointmentCopy } from './appointments.tsx';

/** For whom the second way to an appointment is. */
export const clientsOnly = '¿Ya eres cliente?';

/** The counted pieces that each service brings. */
export const deliveriesOf = ({ text }: FactReader) => ({
  launch: [
    `${text('mf-courses/launch-videos')} videos promocionales`,
    `${text('mf-courses/launch-pieces')} piezas para redes`,
    `${text('mf-courses/launch-meetings')} reuniones estratégicas`,
  ],
  maintenance: [
    `Hasta ${text('mf-courses/maintenance-changes')} cambios al mes en tus correos y otras automatizaciones`,
    `${text('mf-courses/maintenance-meetings')} reunión mensual`,
  ],
  relaunch: [
    `${text('mf-courses/relaunch-videos')} video nuevo`,
    `Hasta ${text('mf-courses/relaunch-pieces')} piezas para redes`,
    `${text('mf-courses/relaunch-meetings')} reuniones`,
  ],
});

/** A service with its price: an offer has one or two of them. */
export interface Service {
  name?: string;
  price: Amount;
  deliveries: readonly string[];
  /** When it is done, what the client brings, and what has a price of its own. */
  notes?: readonly string[];
}

/** One of the three offers. */
export interface CourseOffer {
  id: 'crear' | 'lanzar' | 'mantener';
  badge: string;
  /** What its tile shows: a client’s work of this topic. */
  topic: CaseTopic;
  /** The one on a dark ground, or across the whole width. */
  look?: 'ink' | 'wide';
  title: string;
  description: string;
  audience: string;
  services: readonly Service[];
  detail: { to: PageName; label: string };
}

/** From a platform to a course that keeps selling. */
const courseOffers = (facts: FactReader): readonly CourseOffer[] => {
  const deliveries = deliveriesOf(facts);
  const price = (name: OfferName): Amount => facts.offer(name).price;
  return [
    {
      id: 'crear',
      badge: 'Crear',
      topic: 'platforms',
      title: 'Creación de plataforma',
      description: 'El lugar propio donde tus alumnos encuentran tu curso y lo toman.',
      audience: 'sabes lo que vas a enseñar y te falta dónde venderlo.',
      services: [
        {
          price: price('mf-courses/platform'),
          deliveries: [],
          notes: [
            'Definimos contigo qué lleva: lecciones, inscripciones, pagos, correos.',
            'El precio final y la fecha dependen de cuántas lecciones tiene tu curso. Los acordamos antes de empezar.',
            'Nos das tus clases grabadas y editadas, y su material.',
          ],
        },
      ],
      detail: { to: 'mf-courses/platform-creation', label: 'Ver cómo la creamos' },
    },
    {
      id: 'lanzar',
      badge: 'Lanzar',
      topic: 'launches',
      look: 'ink',
      title: 'Lanzamiento estratégico',
      description: 'Videos, piezas para redes y un plan, para que tu curso salga con público esperándolo.',
      audience: 'tu curso está listo y todavía nadie lo conoce.',
      services: [
        {
          price: price('mf-courses/launch'),
          deliveries: deliveries.launch,
          notes: [
            'La inversión en anuncios se paga aparte.',
            'Abres el día que fijamos contigo. Nos das acceso a tus redes y cuentas de anuncios, y sales en los videos.',
          ],
        },
      ],
      detail: { to: 'mf-courses/strategic-launch', label: 'Ver el lanzamiento' },
    },
    {
      id: 'mantener',
      badge: 'Mantener y relanzar',
      topic: 'relaunches',
      look: 'wide',
      title: 'Mantenimiento y relanzamiento',
      description: 'Cuidamos lo que ya funciona y, cuando toca, volvemos a salir a vender.',
      audience: 'ya lanzaste y quieres que tu curso se siga vendiendo.',
      services: [
        { name: 'Mantenimiento', price: price('mf-courses/maintenance'), deliveries: deliveries.maintenance },
        { name: 'Relanzamiento', price: price('mf-courses/relaunch'), deliveries: deliveries.relaunch },
      ],
      detail: { to: 'mf-courses/maintenance-relaunch', label: 'Ver ambos servicios' },
    },
  ];
};

/** What the ways to an appointment are called on this page. */
const appointments: AppointmentCopy = { consultation: 'Pedir consulta gratuita', book: 'Agendar Consulta' };

export const content = {
  hero: {
    eyebrow: 'Para quienes enseñan lo que saben',
    title: 'Lanza tu curso y sigue vendiéndolo',
    lead: 'Creamos tu plataforma, preparamos el lanzamiento y seguimos contigo después.',
    action: appointments.consultation,
  },
};

/** The stages of a course's life, in their order, each with the offer that it leads to. */
export const road = ({ offer }: FactReader) =>
  [
    { to: '#crear', name: 'Crear', price: offer('mf-courses/platform').price },
    { to: '#lanzar', name: 'Lanzar', price: offer('mf-courses/launch').price },
    { to: '#mantener', name: 'Mantener', price: offer('mf-courses/maintenance').price },
    { to: '#mantener', name: 'Relanzar', price: offer('mf-courses/relaunch').price },
  ] as const;

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, amount } = facts;
  const fromZero = dollars(amount('mf-courses/platform').usd + amount('mf-courses/launch').usd);
  return {
    offers: {
      heading: '¿En qué punto está tu curso?',
      lead: `Cada servicio se contrata por separado. Empieza por el que te falta. ¿Partes de cero? Plataforma y lanzamiento suman desde ${fromZero} USD.`,
      audience: 'Para ti si',
      appointments,
      items: courseOffers(facts),
    },
    terms: 'Términos y condiciones',
    consultation: {
      heading: 'Antes de pagar, conversemos',
      figure: text('mf-courses/consultation-minutes'),
      unit: 'minutos',
      price: 'gratis',
      text: 'Nos cuentas qué enseñas y a quién, y vemos qué te falta y cuánto cuesta.',
      points: ['Sin costo', 'Sin compromiso', 'Uno a uno'],
    },
  };
};

/** The words below the opening. */
export type ContentBelow = ReturnType<typeof contentBelow>;
