import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

export const content = ({ offer }: FactReader) => {
  const { name, price } = offer('mf-plans/ads');
  return {
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    hero: {
      eyebrow: name,
      title: 'Anuncios en redes y buscadores',
      lead: 'Hacemos los videos y las piezas gráficas, publicamos las campañas y las revisamos contigo todos los meses.',
      includes: 'Ver qué incluye',
      price,
    },
    booking: { action: 'Agendar Cita', title: 'Agenda tu cita' },
    closing: {
      heading: 'Hablemos de lo que quieres vender',
      text: `En la cita vemos si los anuncios te convienen y con qué empezar. El servicio cuesta desde ${price.text} USD al mes.`,
      chat: 'Prefiero escribir',
      message: 'Hola, me interesa el servicio de anuncios en redes y buscadores',
    },
  } as const;
};

/** The piece that shows a service. */
type Piece = 'feed' | 'story' | 'search' | 'strategy' | 'video' | 'graphics';

/** One of the six services. */
export interface Service {
  piece: Piece;
  title: string;
  text: string;
}

/** What the price brings, and how often. */
export interface Delivery {
  kind: 'meeting' | 'video' | 'graphic';
  count: number;
  /** The count is the most there may be. */
  upTo?: true;
  text: string;
  when: string;
}

const servicesOf = ({ text }: FactReader): readonly Service[] => [
  {
    piece: 'feed',
    title: 'Anuncios en Facebook',
    text: 'Tu oferta aparece en lo que ve la gente de tu zona.',
  },
  {
    piece: 'story',
    title: 'Anuncios en Instagram',
    text: 'Entre historias y publicaciones, con piezas hechas para el celular.',
  },
  {
    piece: 'search',
    title: 'Anuncios en buscadores',
    text: 'Apareces justo cuando alguien busca lo que vendes.',
  },
  {
    piece: 'strategy',
    title: 'Estrategia de campaña',
    text: 'Qué anunciar, a quién y con qué mensaje. Lo definimos contigo antes de publicar.',
  },
  {
    piece: 'video',
    title: 'Videos para tus anuncios',
    text: `Hasta ${text('mf-plans/ads-videos')} al mes, editados por nuestro equipo.`,
  },
  {
    piece: 'graphics',
    title: 'Piezas gráficas para tus anuncios',
    text: `Hasta ${text('mf-plans/ads-graphics')} al mes, diseñadas para cada campaña.`,
  },
];

const meetings = (count: number, what: string) =>
  ({ kind: 'meeting', count, text: `${count === 1 ? 'reunión' : 'reuniones'} ${what}` }) as const;

const deliveriesOf = ({ number }: FactReader): readonly Delivery[] => [
  { ...meetings(number('mf-plans/ads-launch-meetings'), 'de lanzamiento'), when: 'solo al inicio' },
  { ...meetings(number('mf-plans/ads-strategy-meetings'), 'de estrategia'), when: 'solo al inicio' },
  { ...meetings(number('mf-plans/ads-review-meetings'), 'de revisión de campañas'), when: 'cada mes' },
  { kind: 'video', count: number('mf-plans/ads-videos'), upTo: true, text: 'videos', when: 'cada mes' },
  { kind: 'graphic', count: number('mf-plans/ads-graphics'), upTo: true, text: 'piezas gráficas', when: 'cada mes' },
];

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, offer } = facts;
  const { price } = offer('mf-plans/ads');
  return {
    services: { heading: 'Lo que hacemos en cada campaña', items: servicesOf(facts) },
    way: {
      heading: 'El camino de una campaña',
      lead: 'La lleva un especialista en anuncios de nuestro equipo. El arranque se hace una vez. Lo demás se repite cada mes.',
      start: {
        title: 'Al empezar, una sola vez',
        steps: [
          {
            title: 'Primer pago',
            text: `Las campañas comienzan después: antes no se publica nada. En ${text('mf-legal/contact-hours')} horas te escribimos para la primera reunión.`,
          },
          {
            title: 'Reunión de lanzamiento',
            text: 'Nos cuentas qué vendes y a quién, y nos das acceso a tus cuentas de anuncios y a tu página.',
          },
          {
            title: 'Reunión de estrategia',
            text: 'Acordamos las campañas, los mensajes, las piezas que hacen falta y el día en que salen al aire.',
          },
        ],
      },
      month: {
        title: 'Todos los meses',
        steps: [
          {
            title: 'Videos y piezas gráficas',
            text: `Hasta ${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas nuevas.`,
          },
          { title: 'Anuncios al aire', text: 'En redes sociales y en buscadores.' },
          { title: 'Primera revisión', text: 'Vemos juntos cómo van las campañas.' },
          { title: 'Segunda revisión', text: 'Decidimos qué cambia el mes siguiente.' },
        ],
      },
    },
    price: {
      heading: 'Qué incluye el precio',
      included: { title: 'Servicios incluidos', upTo: 'hasta', items: deliveriesOf(facts) },
      conditions: {
        title: 'Condiciones',
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
        items: [
          'La inversión en anuncios la pagas tú, aparte del servicio.',
          'Las campañas comienzan después del primer pago.',
          'Más videos, piezas o reuniones tienen un costo extra.',
        ],
      },
      payments: {
        title: 'Dos pagos distintos',
        service: { name: 'El servicio', price, text: 'Nos lo pagas a nosotros.' },
        spend: {
          name: 'La inversión en anuncios',
          amount: 'Tú la decides',
          text: 'La pagas directo a cada plataforma.',
        },
      },
    },
    extras: {
      heading: 'Tres preocupaciones menos',
      items: [
        {
          figure: `${text('mf-plans/ads-videos')} + ${text('mf-plans/ads-graphics')}`,
          title: 'Las piezas vienen hechas',
          text: 'No tienes que buscar aparte a quien edite los videos ni a quien diseñe las piezas gráficas.',
        },
        {
          figure: '1',
          title: 'Redes y buscadores, un solo equipo',
          text: 'Tus campañas dicen lo mismo en cada lugar donde te ven, y las lleva la misma gente.',
        },
        {
          figure: text('mf-plans/ads-review-meetings'),
          title: 'No tienes que adivinar cómo va',
          text: 'En cada revisión te mostramos tus campañas y eliges con nosotros el siguiente paso.',
        },
      ],
    },
  } as const;
};

/** The words below the first screen, with figures. */
export type ContentBelow = ReturnType<typeof contentBelow>;

/** The path of a campaign: fewer see each next step, and the last one pays for all. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    seen: {
      ground: 'e',
      label: 'Ven tu anuncio',
      note: `${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas al mes`,
      figure: 'rings',
      paint: 'a',
      turn: 1,
    },
    clicked: { ground: 'a', label: 'Hacen clic', note: 'y llegan a tu página', figure: 'petal', paint: 'e', turn: 1 },
    asked: { ground: 'c', label: 'Te escriben' },
    met: { ground: 'd', label: 'Agendan' },
    bought: { ground: 'b', label: 'Compran', figure: 'quarter', paint: 'c', turn: 1 },
    p: { ground: 'e', figure: 'quarter', paint: 'd', turn: 1 },
    q: { ground: 'a', figure: 'half', paint: 'b' },
  },
  wide: [
    'seen seen seen seen seen seen',
    'seen seen seen seen seen seen',
    '. clicked clicked clicked clicked clicked',
    '. clicked clicked clicked clicked clicked',
    '. . p asked asked asked',
    '. . . q met met',
    '. . . . bought bought',
    '. . . . bought bought',
  ],
  narrow: [
    'seen seen seen seen seen seen',
    '. clicked clicked clicked clicked clicked',
    'asked asked met met bought bought',
  ],
});
