import type { Pages } from 'shared-types';

export default {
  'video-testimonials': {
    path: '/testimonios-videos',
    title: 'Testimonios en video',
    description:
      'Lo que dicen nuestros clientes: clientes de la agencia cuentan en video cómo es trabajar con nosotros. Elige uno y escúchalo.',
    directory: { name: 'Testimonios en video', category: 'Testimonios' },
  },
} as const satisfies Pages;
