import type { Pages } from 'shared-types';

export default {
  home: {
    path: '/',
    title: 'Agencia de marketing digital',
    description:
      'Sitios web, redes sociales, campañas, CRM y lanzamientos de cursos para tu negocio, con precios claros desde el primer minuto.',
    directory: { name: 'Inicio', category: 'Principal' },
  },
} as const satisfies Pages;
