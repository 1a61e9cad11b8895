import type { Pages } from 'shared-types';

export default {
  'website-sales': {
    path: '/venta-sitios-web',
    title: 'Sitios web para negocios',
    description:
      'Sitios web con precio y fecha claros: corporativo por $1,000, premium y tienda en línea por $2,000, y landing page con video por $500.',
    directory: { name: 'Venta de sitios web', category: 'Sitios web' },
  },
} as const satisfies Pages;
