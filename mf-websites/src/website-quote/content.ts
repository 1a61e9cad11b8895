import type { CaseTopic, FactName, FactReader, OfferName, PageLink } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import { answersOf } from '../website-detail/content.ts';

export const back = { to: 'mf-websites/website-sales', label: 'Todos los sitios web' } as const;

export const hero = {
  eyebrow: 'Cotización de sitios web',
  title: 'Cotiza tu sitio web',
  lead: 'Responde unas preguntas sobre tu negocio y lo que necesitas. Con eso te decimos qué plan te sirve y cuánto cuesta.',
  action: 'Responder las preguntas',
};

export const survey = {
  heading: 'Tu proyecto',
  title: 'Cuestionario para cotizar tu sitio web',
  ready: {
    heading: 'Ten a mano',
    items: [
      'Qué vendes y a quién',
      'Cuántas páginas o productos calculas',
      'Dos o tres sitios que te gusten',
      'La fecha en que lo necesitas',
    ],
  },
  next: {
    heading: 'Qué pasa después',
    items: [
      {
        title: 'Leemos tus respuestas',
        text: 'Una persona del equipo las revisa, una por una.',
      },
      {
        title: 'Te proponemos un plan',
        text: 'Uno de los nuestros o uno a tu medida, con precio, fecha y lo que queda fuera.',
      },
      { title: 'Tú decides', text: 'Pedir la cotización no te compromete a nada.' },
    ],
  },
};

export const closing = {
  heading: '¿Prefieres conversarlo?',
  text: 'Agenda una cita y armamos la cotización contigo.',
  action: 'Agendar Cita',
  title: 'Agenda tu cita',
};

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, offer } = facts;
  const line = (sold: OfferName, to: PageLink, words: string) => {
    const { name, price } = offer(sold);
    return { to, name, price, text: words };
  };
  const tile = (topic: CaseTopic, sold: FactName & OfferName, to: PageLink) => ({
    topic,
    name: `${offer(sold).name}, ${text(sold)}`,
    to,
  });
  return {
    /** A finished site of each kind. */
    tiles: [
      tile('landing-pages', 'mf-websites/landing', 'mf-websites/landing-page'),
      tile('corporate-sites', 'mf-websites/corporate', 'mf-websites/corporate-site'),
      tile('premium-sites', 'mf-websites/premium', 'mf-websites/premium-site'),
      tile('stores', 'mf-websites/store', 'mf-websites/online-store'),
    ],
    prices: {
      heading: '¿Ya sabes qué quieres?',
      lead: 'Entonces no hace falta cotizar: ve directo al plan.',
      items: [
        line(
          'mf-websites/landing',
          'mf-websites/landing-page',
          `Entrega en ${text('mf-websites/landing-workdays')} días hábiles`,
        ),
        line('mf-websites/corporate', 'mf-websites/corporate-site', `${text('mf-websites/corporate-pages')} páginas`),
        line('mf-websites/premium', 'mf-websites/premium-site', `Hasta ${text('mf-websites/premium-pages')} páginas`),
        line(
          'mf-websites/store',
          'mf-websites/online-store',
          `Hasta ${text('mf-websites/store-products')} productos, más la plataforma desde ${text('mf-websites/store-platform')} USD al mes`,
        ),
      ],
      custom: `Lo que no cabe en ellos es un ${offer('mf-websites/custom').name.toLowerCase()}, desde ${text('mf-websites/custom')} USD.`,
    },
    answers: answersOf({
      when: `Leemos las respuestas de lunes a viernes, de ${text('mf-legal/office-hours')}, hora de Miami, en el orden en que llegan. Si te urge, escríbenos por chat.`,
      need: 'Unos minutos, lo que dice «Ten a mano» y un contacto donde responderte.',
      stop: `Si después de la cotización contratas con un pago único y cancelas en ${text('mf-legal/single-cancel-hours')} horas, te devolvemos el ${text('mf-legal/single-refund')}; después ya no hay devolución.`,
      next: 'Lees la propuesta y decides. Si te convence, contratas; si falta algo, la ajustamos contigo en una cita.',
    }),
  };
};

/** What a website's quote is made of: its pages, its products and its date, added up to a price. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    site: { ground: 'a', note: 'tu-negocio.com', label: 'Tu sitio', figure: 'quarter', paint: 'b', turn: 1 },
    pages: {
      ground: 'd',
      note: 'Páginas',
      label: `¿${text('mf-websites/corporate-pages')} o ${text('mf-websites/premium-pages')}?`,
    },
    products: { ground: 'e', note: 'Productos', label: `¿Hasta ${text('mf-websites/store-products')}?` },
    date: { ground: 'd', note: 'Fecha', label: '¿Cuándo?' },
    total: { ground: 'b', note: 'Tu cotización', label: 'Precio y fecha', figure: 'steps', paint: 'c', turn: 1 },
  },
  wide: [
    '. site site site site site',
    '. site site site site site',
    '. pages pages pages date date',
    'products products products total total total',
  ],
  narrow: ['site site site pages pages pages', 'products products products total total total'],
});
