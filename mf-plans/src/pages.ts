import type { Pages } from 'shared-types';

export default {
  'social-plans': {
    path: '/planes-sociales',
    title: 'Planes de redes sociales',
    description:
      'Planes mensuales para Instagram y Facebook: publicaciones, historias y edición de video, con precios claros desde $500 al mes.',
    directory: { name: 'Planes de redes sociales', category: 'Planes' },
  },
} as const satisfies Pages;
