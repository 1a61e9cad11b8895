import type { FactReader, OfferName, PageLink } from '@mosaico/shared-types';

export const back = { to: 'mf-websites/website-sales', label: 'Todos los sitios web' } as const;

export const hero = {
  eyebrow: 'Cotización de sitios web',
  title: 'Cotiza tu sitio web',
  lead: 'Responde unas preguntas sobre tu negocio y lo que necesitas. Con eso te decimos qué plan te sirve y cuánto cuesta.',
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
      { title: 'Leemos tus respuestas', text: 'Una persona del equipo las revisa.' },
      {
        title: 'Te proponemos un plan',
        text: 'Uno de los nuestros o uno a tu medida, con precio, fecha y lo que queda fuera.',
      },
      { title: 'Tú decides', text: 'Pedir la cotización no te compromete a nada.' },
    ],
  },
};

export const content = ({ text, offer }: FactReader) => {
  const line = (sold: OfferName, to: PageLink, words: string) => {
    const { name, price } = offer(sold);
    return { to, name, price, text: words };
  };
  return {
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
      custom: `Lo que no cabe en ellos es un sitio personalizado, desde ${text('mf-websites/custom')} USD.`,
    },
  };
};

export const closing = {
  heading: '¿Prefieres contarlo hablando?',
  text: 'Agenda una cita y armamos la cotización contigo.',
  action: 'Agendar Cita',
  title: 'Agenda tu cita',
};
