import type { Pages } from 'shared-types';

export default {
  'template-page': {
    path: '/pagina-nueva',
    title: 'Página nueva',
    description: 'Página nueva: qué incluye, cómo trabajamos y cómo pedirlo por chat.',
    directory: { name: 'Página nueva', category: 'Principal' },
  },
} as const satisfies Pages;
