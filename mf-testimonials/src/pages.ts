import type { Pages } from 'shared-types';

export default {
  'video-testimonials': {
    path: '/testimonios-videos',
    title: 'Testimonios en video',
    description:
      'Lo que dicen nuestros clientes: clientes de la agencia cuentan en video cómo es trabajar con nosotros. Elige uno y escúchalo.',
    directory: { name: 'Testimonios en video', category: 'Testimonios' },
  },
  widgets: {
    path: '/widgets',
    title: 'Widgets para tu sitio',
    description:
      'Muestra los testimonios en video de nuestros clientes en tu propia página: vista previa en vivo y código listo para copiar y pegar.',
    directory: { name: 'Widgets', category: 'Testimonios' },
  },
  'testimonials-widget': {
    path: '/widget-testimonios',
    title: 'Widget de testimonios',
    description:
      'El carrusel de testimonios en video de nuestros clientes, hecho para insertarse en otras páginas con un código.',
    directory: { name: 'Widget de testimonios', category: 'Testimonios' },
    indexed: false,
    embeddable: true,
  },
} as const satisfies Pages;
