import { formatAmount } from 'shared-types';
import { paths } from '../content/paths.ts';
import { storePlatform, websites } from '../content/websites.ts';
import { range, usd } from '../content/wording.ts';

const { premium, corporate, landing, store, custom } = websites;

export const copy = {
  back: { to: paths.sales, label: 'Todos los sitios web' },
  hero: {
    eyebrow: 'Cotización de sitios web',
    title: 'Cotiza tu sitio web',
    lead: 'Responde unas preguntas sobre tu negocio y lo que necesitas. Con eso te decimos qué plan te sirve y cuánto cuesta.',
  },
  survey: {
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
        { title: 'Te proponemos un plan', text: 'Uno de los nuestros, o uno a tu medida.' },
        { title: 'Tú decides', text: 'Pedir la cotización no te compromete a nada.' },
      ],
    },
  },
  prices: {
    heading: '¿Ya sabes qué quieres?',
    lead: 'Entonces no hace falta cotizar: ve directo al plan.',
    items: [
      {
        to: paths.landing,
        name: 'Landing page con video',
        text: `Entrega en ${range(landing.delivery)} días hábiles`,
        price: landing.price,
      },
      {
        to: paths.corporate,
        name: 'Sitio web Corporativo',
        text: `${corporate.pages} páginas`,
        price: corporate.price,
      },
      { to: paths.premium, name: 'Sitio web Premium', text: `Hasta ${premium.pages} páginas`, price: premium.price },
      {
        to: paths.store,
        name: 'Tienda en línea',
        text: `Hasta ${store.products} productos, más la plataforma desde ${usd(storePlatform)} al mes`,
        price: store.price,
      },
    ],
    custom: `Lo que no cabe en ellos es un sitio personalizado, desde ${formatAmount(custom.price.usd)} USD.`,
  },
  closing: {
    heading: '¿Prefieres contarlo hablando?',
    text: 'Agenda una cita y armamos la cotización contigo.',
    action: 'Agendar Cita',
    title: 'Agenda tu cita',
  },
} as const;
