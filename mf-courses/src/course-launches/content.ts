import { type Amount, continued, dollars, type FactReader, type OfferName, type PageName } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { Answer } from '@mosaico/shared-ui/answers';
import type { AppointmentCopy } from './appointments.tsx';
import type { PieceKind } from './piece.tsx';

/** For whom the second way to an appointment is. */
export const clientsOnly = '¿Ya eres cliente?';

/** A number of pieces of one kind, with its words. */
export interface Delivery {
  kind: PieceKind;
  count: number;
  text: string;
}

/** The counted pieces that each service brings. */
export const deliveriesOf = ({ number, text }: FactReader) =>
  ({
    launch: [
      {
        kind: 'video',
        count: number('mf-courses/launch-videos'),
        text: `${text('mf-courses/launch-videos')} videos promocionales`,
      },
      {
        kind: 'social',
        count: number('mf-courses/launch-pieces'),
        text: `${text('mf-courses/launch-pieces')} piezas para redes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/launch-meetings'),
        text: `${text('mf-courses/launch-meetings')} reuniones estratégicas`,
      },
    ],
    maintenance: [
      {
        kind: 'change',
        count: number('mf-courses/maintenance-changes'),
        text: `Hasta ${text('mf-courses/maintenance-changes')} cambios de automatización al mes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/maintenance-meetings'),
        text: `${text('mf-courses/maintenance-meetings')} reunión mensual`,
      },
    ],
    relaunch: [
      {
        kind: 'video',
        count: number('mf-courses/relaunch-videos'),
        text: `${text('mf-courses/relaunch-videos')} video nuevo`,
      },
      {
        kind: 'social',
        count: number('mf-courses/relaunch-pieces'),
        text: `Hasta ${text('mf-courses/relaunch-pieces')} piezas para redes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/relaunch-meetings'),
        text: `${text('mf-courses/relaunch-meetings')} reuniones`,
      },
    ],
  }) satisfies Record<string, readonly Delivery[]>;

/** A service with its price: an offer has one or two of them. */
export interface Service {
  name?: string;
  price: Amount;
  deliveries: readonly Delivery[];
  /** Extras without a count, or with a price of their own. */
  notes?: readonly string[];
}

/** One of the three offers. */
export interface CourseOffer {
  id: 'crear' | 'lanzar' | 'mantener';
  badge: string;
  /** How its tile looks: a drawing on top, its deliveries as a mosaic on top, or across the whole width. */
  look: 'sketch' | 'mosaic' | 'wide';
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
      look: 'sketch',
      title: 'Creación de plataforma',
      description: 'El lugar propio donde tus alumnos encuentran tu curso, lo pagan y lo toman.',
      audience: 'sabes lo que vas a enseñar y te falta dónde venderlo.',
      services: [
        {
          price: price('mf-courses/platform'),
          deliveries: [],
          notes: ['El precio final depende del tamaño de tu curso. Lo acordamos antes de empezar.'],
        },
      ],
      detail: { to: 'mf-courses/platform-creation', label: 'Ver cómo la creamos' },
    },
    {
      id: 'lanzar',
      badge: 'Lanzar',
      look: 'mosaic',
      title: 'Lanzamiento estratégico',
      description: 'Videos, piezas para redes y un plan, para que tu curso salga con público esperándolo.',
      audience: 'tu curso está listo y todavía nadie lo conoce.',
      services: [
        {
          price: price('mf-courses/launch'),
          deliveries: deliveries.launch,
          notes: ['La inversión en anuncios se paga aparte.'],
        },
      ],
      detail: { to: 'mf-courses/strategic-launch', label: 'Ver el lanzamiento' },
    },
    {
      id: 'mantener',
      badge: 'Mantener y relanzar',
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

export const content = ({ offer }: FactReader) => {
  return {
    hero: {
      eyebrow: 'Para quienes enseñan lo que saben',
      title: 'Lanza tu curso y sigue vendiéndolo',
      lead: 'Creamos tu plataforma, preparamos el lanzamiento y seguimos contigo después.',
      action: appointments.consultation,
      prices: [
        { to: '#crear', name: 'Crear', price: offer('mf-courses/platform').price },
        { to: '#lanzar', name: 'Lanzar', price: offer('mf-courses/launch').price },
        { to: '#mantener', name: 'Mantener', price: offer('mf-courses/maintenance').price },
        { to: '#mantener', name: 'Relanzar', price: offer('mf-courses/relaunch').price },
      ],
    },
  };
};

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
    steps: {
      heading: 'Cómo funciona',
      items: [
        {
          title: 'Conversamos',
          text: `Una consulta gratuita de ${text('mf-courses/consultation-minutes')} minutos para entender tu curso y tu público.`,
        },
        { title: 'Acordamos', text: 'Eliges el servicio. El alcance y el precio quedan claros antes de empezar.' },
        { title: 'Producimos', text: 'Nos ponemos a trabajar en lo acordado y lo revisas con nosotros.' },
        { title: 'Sales a vender', text: 'Tu curso abre sus puertas. Si quieres, seguimos contigo cada mes.' },
      ],
    },
    consultation: {
      heading: 'Antes de pagar, conversemos',
      figure: text('mf-courses/consultation-minutes'),
      unit: 'minutos',
      price: 'gratis',
      text: 'Nos cuentas qué enseñas y a quién. Te decimos por dónde empezar y cuánto cuesta.',
      points: ['Sin costo', 'Sin compromiso', 'Uno a uno'],
      action: appointments.consultation,
    },
    answers: {
      heading: 'Antes de decidir',
      items: [
        {
          title: '¿Cuándo está listo?',
          text: 'La plataforma, en la fecha de tu propuesta: depende de cuántas lecciones tiene tu curso. Un lanzamiento, el día de apertura que fijamos contigo. El mantenimiento sigue mes a mes.',
        },
        {
          title: '¿Qué necesitan de mí?',
          text: 'Tus clases grabadas y editadas, y su material. Para salir a vender, también acceso a tus redes y cuentas de anuncios, y tu cara en los videos.',
        },
        {
          title: '¿Y si lo dejo?',
          text: `Plataforma, lanzamiento y relanzamiento: ${continued(text('mf-legal/cancel-single-in-full'))} Mantenimiento: ${continued(text('mf-legal/cancel-monthly-in-full'))}`,
        },
        {
          title: '¿Qué sigue después de la consulta?',
          text: `Recibes una propuesta con alcance, precio y fecha. En las ${text('mf-legal/contact-hours')} horas siguientes a tu compra te contactamos para empezar.`,
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } as const,
    },
    closing: {
      heading: 'Ya sabes enseñarlo. Falta abrirlo.',
      text: 'Pide tu consulta gratuita.',
      appointments,
    },
  };
};

/** The words below the opening. */
export type ContentBelow = ReturnType<typeof contentBelow>;

/** What comes after what: each step stands on the one before. */
export const scene: SceneArt = {
  tiles: {
    create: { ground: 'c', label: 'Crear', note: 'la plataforma' },
    launch: { ground: 'a', label: 'Lanzar', note: 'con público', figure: 'rings', paint: 'e', turn: 1 },
    keep: { ground: 'e', label: 'Mantener', note: 'cada mes' },
    again: { ground: 'b', label: 'Relanzar', note: 'cuando toque', figure: 'quarter', paint: 'c', turn: 1 },
  },
  wide: [
    '. . . again again again',
    '. . . again again again',
    '. . keep keep keep keep',
    '. . keep keep keep keep',
    '. launch launch launch launch launch',
    '. launch launch launch launch launch',
    'create create create create create create',
  ],
  narrow: ['. . keep keep again again', 'create create launch launch again again'],
};
