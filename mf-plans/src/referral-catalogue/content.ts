import { continued, type CaseTopic, type FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { WallTile } from '../catalogue/price-wall.tsx';
import type { SignName } from '../catalogue/sign.tsx';

export const hero = {
  /** Followed by the referrer's name. */
  referredBy: 'Referido por',
  /** For each referrer in turn. */
  titles: ['Servicios para que tu negocio venda más', 'Del logo a la campaña, con su precio'],
  leads: [
    'Llegas por recomendación, así que vamos al grano: seis servicios, su precio de partida y cómo se empieza.',
    'Ya te hablaron de nosotros. Aquí están los seis servicios y lo que cuesta empezar con cada uno.',
  ],
  book: 'Agendar Cita',
  seePrices: 'Ver precios',
};

/** Anchor of the prices. */
export const prices = 'precios';

export const booking = { title: 'Agenda tu cita' };

/** The words of the last call. */
export const closing = ({ text }: FactReader) => ({
  heading: 'Cuéntanos de tu negocio',
  text: `Dinos qué vendes, qué has probado y cuánto puedes invertir. Te decimos qué va primero. Si contratas, ${continued(text('mf-legal/contact-after-purchase'))}`,
  /** Followed by the referrer's name. */
  recorded: 'Tu cita queda registrada como recomendación de',
});

/** What proves the services, a client's work for each referrer in turn. */
export const proofs: readonly [CaseTopic, CaseTopic] = ['reports', 'premium-sites'];

/** The words of `below.tsx`. */
export const contentBelow = ({ amount, offer, text }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      sign: 'ads',
      topic: 'ads',
      title: offer('mf-plans/ads').name,
      text: `Hasta ${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas al mes, y ${text('mf-plans/ads-review-meetings')} reuniones de revisión contigo. La inversión en anuncios la pagas aparte.`,
      price: amount('mf-plans/referral-ads'),
    },
    {
      sign: 'websites',
      topic: 'corporate-sites',
      title: 'Sitios web',
      text: `Construimos tu sitio con tus textos y tus fotos en ${text('mf-websites/workdays')} días hábiles, y te capacitamos para que lo manejes tú.`,
      price: amount('mf-plans/referral-websites'),
    },
    {
      sign: 'crm',
      topic: 'crm',
      title: 'CRM',
      text: 'Contactos, conversaciones y seguimiento en un solo lugar, con tu equipo capacitado para usarlo.',
      price: amount('mf-plans/referral-crm'),
    },
    {
      sign: 'courses',
      topic: 'courses',
      title: 'Plataforma de cursos',
      text: 'Tus alumnos toman tu curso en una plataforma creada para ti.',
      price: amount('mf-plans/referral-courses'),
    },
    {
      sign: 'logo',
      title: 'Logos',
      text: 'Para tu sitio, tus redes y tus anuncios.',
      price: offer('mf-plans/logo').price,
    },
    {
      sign: 'videos',
      topic: 'videos',
      title: 'Videos y fotos',
      text: 'Material de tu negocio para redes, anuncios y sitio web.',
      price: offer('mf-plans/videos').price,
    },
  ];
  return {
    wall: {
      /** For each referrer in turn. */
      headings: ['Los seis servicios', 'Los seis servicios, en el orden en que se usan'],
      lead: 'Cada uno con su precio de partida, en dólares de Estados Unidos (USD). El final depende de lo que necesites: pregúntanos en tu cita qué incluye, qué no y en qué plazo.',
      tiles,
    },
  };
};

/** In which order the services stand, for each referrer in turn: what brings customers first; and from the mark to the campaign. */
export const orders: readonly (readonly SignName[])[] = [
  ['ads', 'crm', 'courses', 'websites', 'logo', 'videos'],
  ['logo', 'websites', 'videos', 'crm', 'ads', 'courses'],
];

/** Follows the referrer's name. */
export const recommends = 'te recomienda';

/**
 * Who recommends, and a shelf of services with the price that each begins at; every second referrer's shelf is stacked the other way, in
 * other glazes.
 */
export const sceneOf =
  (name: string, place: number) =>
  ({ text }: FactReader): SceneArt => ({
    tiles: {
      name: {
        ground: place % 2 ? 'b' : 'c',
        label: name,
        note: recommends,
        figure: 'petal',
        paint: place % 2 ? 'c' : 'b',
        turn: 1,
      },
      ads: {
        ground: place % 2 ? 'c' : 'a',
        label: text('mf-plans/referral-ads'),
        note: 'Anuncios',
        figure: 'quarter',
        paint: 'e',
        turn: 1,
      },
      sites: {
        ground: place % 2 ? 'e' : 'b',
        label: text('mf-plans/referral-websites'),
        note: 'Sitio web',
        figure: 'steps',
        paint: 'c',
        turn: 1,
      },
      crm: { ground: 'e', label: text('mf-plans/referral-crm'), note: 'CRM', figure: 'half', paint: 'a' },
      courses: {
        ground: place % 2 ? 'a' : 'c',
        label: text('mf-plans/referral-courses'),
        note: 'Curso',
        figure: 'petal',
        paint: 'b',
        turn: 1,
      },
      logo: { ground: 'd', label: text('mf-plans/logo'), note: 'Logo' },
      videos: { ground: 'd', label: text('mf-plans/videos'), note: 'Videos' },
    },
    ...(place % 2 ? coming : going),
  });

const going = {
  wide: [
    'name name name name name name',
    'name name name name name name',
    'ads ads ads sites sites sites',
    'ads ads ads sites sites sites',
    'crm crm crm courses courses courses',
    'crm crm crm courses courses courses',
    'logo logo logo videos videos videos',
  ],
  narrow: ['name name name name name name', 'ads ads sites sites logo logo', 'crm crm courses courses videos videos'],
};
const coming = {
  wide: [
    'logo logo logo videos videos videos',
    'crm crm crm name name name',
    'crm crm crm name name name',
    'ads ads ads name name name',
    'ads ads ads name name name',
    'sites sites sites courses courses courses',
    'sites sites sites courses courses courses',
  ],
  narrow: ['name name ads ads crm crm', 'name name sites sites courses courses', 'logo logo logo videos videos videos'],
};
