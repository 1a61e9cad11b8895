import type { Declared, Pages } from '@mosaico/shared-types';

const pages = {
  'video-testimonials': {
    screen: './video-testimonials/video-testimonials.tsx',
    path: '/testimonios-videos',
    title: 'Testimonios en video',
    description: 'Casos con su cifra: qué le pasaba a cada negocio, qué hicimos y qué cambió. Y testimonios en video.',
    directory: { name: 'Testimonios en video', category: 'Testimonios' },
    footer: { group: 'Agencia', label: 'Testimonios en video', order: 10 },
    search: {
      words: [
        'testimonios',
        'testimonio',
        'opiniones',
        'casos de éxito',
        'clientes contentos',
        'reseñas',
        'resultados',
      ],
      topics: [
        'dentista',
        'clínica',
        'panadería',
        'taller mecánico',
        'mueblería',
        'restaurante',
        'academia',
        'tienda',
        'portafolio',
        'ejemplos',
        'trabajos',
        'videos',
      ],
    },
  },
  case: {
    screen: './case/case.tsx',
    each: 'cases',
    path: '/testimonios-videos/{slug}',
    title: '{name}: qué hicimos y qué cambió',
    description: 'El caso de {name}: qué le pasaba al negocio, qué hicimos paso a paso y qué cambió.',
    directory: { name: 'Caso: {name}', category: 'Testimonios' },
    parent: 'mf-testimonials/video-testimonials',
  },
  widgets: {
    screen: './widgets/widgets.tsx',
    path: '/widgets',
    title: 'Widgets para tu sitio',
    description:
      'Muestra los testimonios en video de nuestros clientes en tu propia página: vista previa en vivo y código listo para copiar y pegar.',
    directory: { name: 'Widgets', category: 'Testimonios' },
    parent: 'mf-testimonials/video-testimonials',
    search: { words: ['widget', 'insertar', 'código'] },
  },
  'testimonials-widget': {
    screen: './testimonials-widget/testimonials-widget.tsx',
    path: '/widget-testimonios',
    title: 'Widget de testimonios',
    description:
      'El carrusel de testimonios en video de nuestros clientes, hecho para insertarse en otras páginas con un código.',
    directory: { name: 'Widget de testimonios', category: 'Testimonios' },
    indexed: false,
    embeddable: true,
    parent: 'mf-testimonials/widgets',
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'mf-testimonials', typeof pages> {}
}
