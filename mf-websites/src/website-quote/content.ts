import { type CaseTopic, type FactName, type FactReader, type OfferName, type PageLink } from '@mosaico/shared-types';

export const back = { to: 'mf-websites/website-sales', label: 'Todos los sitios web' } as const;

export const hero = {
  eyebrow: 'Cotización de sitios web',
  title: 'Cotiza tu sitio web',
  lead: 'Responde unas preguntas sobre tu negocio y lo que necesitas. Con eso te decimos qué plan te sirve y cuánto cuesta.',
  action: 'Responder las preguntas',
};

/** What to have at hand for the survey. */
export const ready = {
  heading: 'Ten a mano',
  items: [
    'Qué vendes y a quién',
    'Cuántas páginas o productos calculas',
    'Dos o tres sitios que te gusten',
    'La fecha en que lo necesitas',
    'Un contacto donde responderte',
  ],
};

/** The survey. */
export const survey = {
  heading: 'Tu proyecto',
  title: 'Cuestionario para cotizar tu sitio web',
};

/** What follows the survey. */
export const next = ({ text }: FactReader) => ({
  heading: 'Qué pasa después',
  items: [
    {
      title: 'Leemos tus respuestas',
      text: `Las revisa una persona. ${text('mf-legal/office-hours-in-full')} Si te urge, escríbenos por chat.`,
    },
    {
      title: 'Te proponemos un plan',
      text: 'Uno de los nuestros o uno a tu medida. Si falta algo, lo ajustamos contigo en una cita.',
    },
    {
      title: 'Tú decides',
      text: 'Pedir la cotización no te compromete a nada.',
    },
  ],
});

/** What the answer looks like: the plan that a client was offered. */
export const proposal = ({ text, offer }: FactReader) => ({
  topic: 'premium-sites' as const,
  title: 'Tu propuesta se ve así',
  to: 'Para',
  price: offer('mf-websites/premium').price,
  rows: [
    { what: 'Plan', is: offer('mf-websites/premium').name },
    { what: 'Tamaño', is: `Hasta ${text('mf-websites/premium-pages')} páginas` },
    { what: 'Fecha', is: `${text('mf-websites/workdays')} días hábiles` },
    { what: 'Queda fuera', is: 'Dominio, hosting y anuncios' },
  ],
});

export const closing = {
  heading: '¿Prefieres conversarlo?',
  text: 'Agenda una cita y armamos la cotización contigo.',
  action: 'Agendar Cita',
  title: 'Agenda tu cita',
};

/** A finished site of each kind with its price, and what else they cost. */
export const sites = ({ text, offer }: FactReader) => {
  const tile = (topic: CaseTopic, sold: FactName & OfferName, to: PageLink, phone = 0) => ({
    topic,
    phone,
    name: `${offer(sold).name}, ${text(sold)}`,
    to,
  });
  return {
    tiles: [
      tile('landing-pages', 'mf-websites/landing', 'mf-websites/landing-page', 1),
      tile('corporate-sites', 'mf-websites/corporate', 'mf-websites/corporate-site'),
      tile('premium-sites', 'mf-websites/premium', 'mf-websites/premium-site'),
      tile('stores', 'mf-websites/store', 'mf-websites/online-store'),
    ],
    note: `La tienda suma su plataforma, desde ${text('mf-websites/store-platform')} USD al mes. ¿Tu proyecto no cabe en estos cuatro? Lo hacemos a tu medida, desde ${text('mf-websites/custom')} USD.`,
  };
};
