import type { Amount, CaseTopic, FactName, FactReader, OfferName, PageLink } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import { counted } from '../counted.ts';
import { support, training } from '../website-detail/content.ts';
import type { CardArt } from './cover.tsx';

/** One of the six cards. */
export interface SiteOffer {
  id: string;
  name: string;
  /** Whom it is for. */
  description: string;
  /** What the kinds differ in: the same rows in each card of a finished site. */
  rows: readonly (readonly [term: string, value: string])[];
  /** Words instead of an amount, where the price is on request. */
  price: Amount | string;
  art: CardArt;
  /** Flags: the one that most choose, and the one that is made to measure. */
  popular?: true;
  personalised?: true;
  /** Its page. One without is talked over in an appointment. */
  to?: PageLink;
  /** What has to be known of the price besides. */
  note?: string;
}

function cards(facts: FactReader): SiteOffer[] {
  const { text, number, offer } = facts;
  const sold = (name: OfferName) => {
    const { name: called, price } = offer(name);
    return { name: called, price };
  };
  const rows = (size: string, workdays: FactName, cart: string, besides = ''): SiteOffer['rows'] => [
    ['Tamaño', size],
    ['Entrega', `${text(workdays)} días hábiles${besides}`],
    ['Carrito', cart],
  ];
  const upkeep = offer('mf-plans/maintenance').price;
  // From the lowest price to the highest; what is paid afterwards comes last.
  return [
    {
      id: 'landing',
      ...sold('mf-websites/landing'),
      description: 'Para vender una sola oferta, con tu carta de ventas en video.',
      rows: rows(
        counted(facts, 'mf-websites/landing-pages', 'página', 'páginas'),
        'mf-websites/landing-workdays',
        'No',
        `, con ${counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones')}`,
      ),
      art: { topic: 'landing-pages', screen: 1, sketch: { kind: 'video' } },
      to: 'mf-websites/landing-page',
    },
    {
      id: 'corporate',
      ...sold('mf-websites/corporate'),
      description: 'Para presentar tu empresa con lo esencial.',
      rows: rows(`${text('mf-websites/corporate-pages')} páginas`, 'mf-websites/workdays', 'No'),
      art: {
        topic: 'corporate-sites',
        screen: 1,
        sketch: { kind: 'pages', count: number('mf-websites/corporate-pages') },
      },
      to: 'mf-websites/corporate-site',
    },
    {
      id: 'premium',
      ...sold('mf-websites/premium'),
      popular: true,
      description: 'Para negocios con varios servicios, cada uno con su propia página.',
      rows: rows(`Hasta ${text('mf-websites/premium-pages')} páginas`, 'mf-websites/workdays', 'No'),
      art: { topic: 'premium-sites', screen: 9, sketch: { kind: 'pages', count: number('mf-websites/premium-pages') } },
      to: 'mf-websites/premium-site',
    },
    {
      id: 'store',
      ...sold('mf-websites/store'),
      description: 'Para vender tus productos en internet.',
      rows: rows(
        `Hasta ${text('mf-websites/store-categories')} categorías y ${text('mf-websites/store-products')} productos`,
        'mf-websites/workdays',
        `Sí. Su plataforma se paga aparte: desde ${text('mf-websites/store-platform')} USD al mes`,
      ),
      art: {
        topic: 'stores',
        screen: 0,
        sketch: {
          kind: 'products',
          columns: number('mf-websites/store-categories'),
          count: number('mf-websites/store-products'),
        },
      },
      to: 'mf-websites/online-store',
    },
    {
      id: 'custom',
      ...sold('mf-websites/custom'),
      personalised: true,
      description: '¿Tu proyecto no cabe en los otros planes? Lo definimos contigo en una cita.',
      rows: [],
      art: { sketch: { kind: 'blank' } },
    },
    {
      id: 'maintenance',
      name: offer('mf-plans/maintenance').name,
      description: 'Para que tu sitio siga en línea y al día después de la entrega.',
      rows: [
        ['Incluye', 'Hosting y correo, o también seguridad y páginas nuevas'],
        ['Planes', `Desde ${upkeep.text} USD al mes, ${upkeep.covers ?? ''}`],
      ],
      price: asked,
      note: 'Pregúntanos qué plan necesita tu sitio.',
      // A year of them.
      art: { sketch: { kind: 'months', count: 12 } },
      to: 'mf-plans/maintenance-plans',
    },
  ];
}

/** The price of maintenance on this page. */
const asked = 'A consultar';

/** What every kind of site has in common, with its figures. */
const common = (facts: FactReader) => ({
  heading: 'En todos los sitios',
  items: [
    {
      value: `${facts.text('mf-websites/workdays')} días`,
      label: `hábiles hasta la entrega; la landing page, en ${facts.text('mf-websites/landing-workdays')} y con ${counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones')}`,
    },
    { value: training(facts), label: 'de capacitación' },
    { value: support(facts), label: 'de soporte después de la entrega' },
    { value: asked, label: 'el mantenimiento, que se contrata aparte' },
  ],
});

export const flags = { popular: 'Más popular', personalised: 'A tu medida' };

export const booking = { action: 'Agendar Cita', title: 'Agenda tu cita' };

export const quote = { to: 'mf-websites/website-quote', label: 'Cotizar mi sitio' } as const;

export const content = (facts: FactReader) => ({
  hero: {
    eyebrow: 'Sitios web para negocios',
    title: 'Tu sitio web, con precio y fecha claros',
    lead: 'Elige tu sitio y lo construimos: desde una landing page con video hasta una tienda en línea.',
    price: facts.offer('mf-websites/websites').price,
    action: 'Ver los planes',
  },
  offers: {
    heading: 'Elige qué construimos',
    items: cards(facts),
    common: common(facts),
  },
});

export const closing = {
  heading: 'Cuéntanos qué sitio necesitas',
  text: 'Agenda una cita y lo conversamos. De ti necesitamos textos, imágenes y accesos. Si prefieres, responde unas preguntas y pide tu cotización.',
};

/** Follows the clients of sites that were made up. */
export const shown = { samples: ', sitios de muestra' };

/** Said of a finished site that was made up to show what one looks like. */
export const cover = { sample: 'Sitio\u00a0de\u00a0muestra' };

/** A kind of site of which a finished one is shown. */
interface Kind {
  topic: CaseTopic;
  /** What it is sold as, at which price, and where. */
  name: string;
  price: string;
  to: PageLink;
}

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const kind = (topic: CaseTopic, sold: OfferName, to: PageLink): Kind => {
    const { name, price } = facts.offer(sold);
    return { topic, name, price: `${price.text}\u00A0USD`, to };
  };
  return {
    heading: 'Así quedan terminados',
    lead: 'Uno de cada tipo. Elige cuál y recórrelo dentro del marco.',
    legend: 'Qué sitio terminado quieres ver',
    // In the order of the cards.
    landing: kind('landing-pages', 'mf-websites/landing', 'mf-websites/landing-page'),
    corporate: kind('corporate-sites', 'mf-websites/corporate', 'mf-websites/corporate-site'),
    premium: kind('premium-sites', 'mf-websites/premium', 'mf-websites/premium-site'),
    store: kind('stores', 'mf-websites/store', 'mf-websites/online-store'),
  };
};

export const reels = {
  heading: 'Míralo en video',
  lead: 'Tres videos de muestra. Míralos aquí o en la red social.',
  name: 'Reel',
};

/** The words of `after.tsx`. */
export const contentAfter = ({ number }: FactReader) =>
  ({
    heading: 'Por qué hacerlo con nosotros',
    items: [
      {
        drawing: 'price',
        title: 'El precio está a la vista',
        text: 'Cada plan dice cuánto cuesta y hasta dónde llega. El dominio y lo que tu plan no incluye se cotizan aparte.',
      },
      {
        drawing: 'key',
        title: 'Tú quedas al mando',
        text: 'Te enseñamos a manejar tu sitio al entregarlo.',
      },
      {
        drawing: 'days',
        title: 'No te soltamos al publicar',
        text: 'Después de la entrega tienes soporte. Luego, si quieres, mantenemos tu sitio cada mes.',
      },
      {
        drawing: 'team',
        title: 'Un solo equipo',
        text: 'Aquí mismo llevamos también tus redes, tus anuncios y tu CRM.',
      },
    ],
    supportDays: number('mf-websites/support-days'),
  }) as const;

/** The map of a site: its front page, and the pages below it. */
export const scene: SceneArt = {
  tiles: {
    home: { ground: 'a', label: 'Inicio', note: 'tu-negocio.com', figure: 'quarter', paint: 'b', turn: 1 },
    services: { ground: 'e', label: 'Servicios', figure: 'half', paint: 'a' },
    about: { ground: 'd', label: 'Nosotros', figure: 'disc', paint: 'c' },
    blog: { ground: 'c', label: 'Blog' },
    shop: { ground: 'b', label: 'Tienda', figure: 'steps', paint: 'c', turn: 1 },
    contact: { ground: 'c', label: 'Contacto' },
    l: { ground: 'd' },
  },
  wide: [
    '. . home home home home',
    '. . home home home home',
    '. . home home home home',
    '. l . l . l',
    'services services about about shop shop',
    'services services about about shop shop',
    '. . blog blog contact contact',
  ],
  narrow: ['home home home home home home', 'services services about about shop shop'],
};
