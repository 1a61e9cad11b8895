import type { Pages } from 'shared-types';

export default {
  'social-plans': {
    path: '/planes-sociales',
    title: 'Planes de redes sociales',
    description:
      'Planes mensuales para Instagram y Facebook: publicaciones, historias y edición de video, con precios claros desde $500 al mes.',
    directory: { name: 'Planes de redes sociales', category: 'Planes' },
  },
  'maintenance-plans': {
    path: '/planes-mantenimiento',
    title: 'Planes de Mantenimiento Web',
    description:
      'Hosting y correo desde $24.99 al mes. Mantenimiento, seguridad y páginas nuevas desde $250. Compara los cuatro planes, piso por piso.',
    directory: { name: 'Planes de mantenimiento web', category: 'Planes' },
  },
  'ads-service': {
    path: '/meta-ads-marketing',
    title: 'Anuncios en redes sociales y buscadores',
    description:
      'Campañas en Facebook, Instagram y buscadores desde $800 USD al mes: hasta 4 videos, 6 gráficas y dos revisiones al mes contigo.',
    directory: { name: 'Anuncios en redes y buscadores', category: 'Planes' },
  },
  'marketing-plans': {
    path: '/planes-de-marketing',
    title: 'Planes de marketing',
    description:
      'Nuestros planes de marketing están en un sitio propio. Esta página te lleva hasta allá, con un enlace por si no se abre solo.',
    directory: { name: 'Planes de marketing', category: 'Planes' },
    redirect: 'marketingPlans',
  },
  'service-catalogue': {
    path: '/catalogo-servicios',
    title: 'Catálogo de servicios',
    description:
      'Publicidad, sitios web, CRM, lanzamientos de cursos, planes de marketing y redes sociales, con sus precios. Se abre con tu PIN.',
    directory: { name: 'Catálogo de servicios', category: 'Principal' },
  },
  'referral-catalogue': {
    each: 'referrers',
    path: '/catalogo-{slug}',
    title: 'Catálogo recomendado por {name}',
    description:
      'Seis servicios con su precio de partida para quienes llegan recomendados por {name}: anuncios, sitios web, CRM, cursos y marca.',
    directory: { name: 'Catálogo de {name}', category: 'Principal' },
    indexed: false,
  },
  'minimum-investment': {
    path: '/inversion-minima',
    title: 'Inversión mínima',
    description:
      'Trabajamos con negocios que invierten más de $1,000 USD al mes. Si crees que es un error, agenda una cita comercial con nosotros.',
    directory: { name: 'Inversión mínima', category: 'Citas' },
    indexed: false,
  },
  'budget-recommendation': {
    path: '/descalificar-lead',
    title: 'Qué hacer con tu presupuesto',
    description:
      'Si hoy inviertes menos de $1,000 USD al mes, este es el orden en que lo gastaríamos y lo que ya puedes contratar.',
    directory: { name: 'Recomendación según presupuesto', category: 'Citas' },
    indexed: false,
  },
  'purchase-thanks': {
    path: '/gracias-compra',
    title: 'Gracias por tu compra',
    description:
      'Recibimos tu pago. Nuestro equipo se pondrá en contacto contigo en un plazo de 24 horas para empezar.',
    directory: { name: 'Gracias por tu compra', category: 'Citas' },
    indexed: false,
  },
} as const satisfies Pages;
