import type { Pages } from 'shared-types';

export default {
  'website-sales': {
    path: '/venta-sitios-web',
    title: 'Sitios web para negocios',
    description:
      'Sitios web con precio y fecha claros: corporativo por $1,000, premium y tienda en línea por $2,000, y landing page con video por $500.',
    directory: { name: 'Venta de sitios web', category: 'Sitios web' },
  },
  'premium-site': {
    path: '/sitio-web-premium',
    title: 'Sitio web Premium',
    description:
      'Un sitio de hasta 10 páginas por $2,000 USD, con entrega en 20 a 30 días hábiles, capacitación y soporte. Cada servicio en su página.',
    directory: { name: 'Sitio web Premium', category: 'Sitios web' },
  },
  'corporate-site': {
    path: '/sitio-web-corporativo',
    title: 'Sitio web Corporativo',
    description:
      'Tu empresa en 5 páginas por $1,000 USD: quién eres, qué haces y cómo contactarte. Entrega en 20 a 30 días hábiles.',
    directory: { name: 'Sitio web Corporativo', category: 'Sitios web' },
  },
  'online-store': {
    path: '/tienda-en-linea',
    title: 'Tienda en línea',
    description:
      'Tu tienda con carrito y pago en línea por $2,000 USD: hasta 10 categorías y 30 productos. Plataforma aparte, desde $39 USD al mes.',
    directory: { name: 'Tienda en línea', category: 'Sitios web' },
  },
  'landing-page': {
    path: '/landing-page-500',
    title: 'Landing page con video por $500',
    description:
      'Una landing page con tu carta de ventas en video por $500 USD, lista en 3 a 5 días hábiles y con 1 revisión. Se contrata por chat.',
    directory: { name: 'Landing page de $500', category: 'Sitios web' },
  },
  'website-quote': {
    path: '/cotizar-sitio-web',
    title: 'Cotiza tu sitio web',
    description:
      'Responde unas preguntas sobre tu negocio y recibe una cotización para tu sitio web o tu tienda en línea, sin compromiso.',
    directory: { name: 'Cotizar sitio web', category: 'Sitios web' },
  },
} as const satisfies Pages;
