import type { Pages } from 'shared-types';

export default {
  home: {
    path: '/',
    title: 'Agencia de marketing digital',
    description:
      'Sitios web, redes sociales, campañas, CRM y lanzamientos de cursos para tu negocio, con precios claros desde el primer minuto.',
    directory: { name: 'Inicio', category: 'Principal' },
  },
  directory: {
    path: '/directorio-paginas',
    title: 'Directorio de páginas',
    description:
      'Todas las páginas del sitio en una sola lista, por categoría: qué ofrece cada una, su ruta y su enlace listo para copiar y compartir.',
    directory: { name: 'Directorio de páginas', category: 'Principal' },
    // It lists pages that search engines are kept away from.
    indexed: false,
  },
} as const satisfies Pages;
