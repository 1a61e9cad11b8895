import type { Declared, Pages } from '@mosaico/shared-types';

const pages = {
  home: {
    screen: './home/home.tsx',
    path: '/',
    title: 'Agencia de marketing digital',
    description:
      'Sitios web, redes sociales, campañas, CRM y lanzamientos de cursos para tu negocio, con el precio a la vista.',
    directory: { name: 'Inicio', category: 'Principal' },
    search: {
      title: 'Inicio',
      description: 'La agencia y todo lo que hace, de un vistazo.',
      service: 1,
      words: [
        'portada',
        'home',
        'agencia',
        'agencia de marketing',
        'marketing digital',
        'quiénes son',
        'quiénes somos',
        'sobre nosotros',
        'qué hacen',
        'logo',
        'logotipo',
        'fotos',
      ],
    },
    places: [
      {
        anchor: 'precios',
        title: 'Todos los precios',
        description: 'Lo que cuesta cada servicio, y desde cuánto.',
        words: [
          'precio',
          'precios',
          'cuánto cuesta',
          'cuánto cobran',
          'tarifas',
          'lista de precios',
          'presupuesto',
          'costo',
        ],
      },
      {
        anchor: 'contacto',
        title: 'Contacto',
        description: 'Escríbenos por chat: te contesta una persona del equipo.',
        words: [
          'contacto',
          'contactar',
          'contáctanos',
          'teléfono',
          'escribir',
          'hablar con alguien',
          'chat',
          'wasap',
          'whatsapp',
        ],
      },
    ],
  },
  directory: {
    screen: './directory/directory.tsx',
    path: '/directorio-paginas',
    title: 'Directorio de páginas',
    description:
      'Todas las páginas del sitio en una sola lista, por categoría: qué ofrece cada una, su ruta y su enlace listo para copiar y compartir.',
    directory: { name: 'Directorio de páginas', category: 'Principal' },
    // It lists pages that search engines are kept away from.
    indexed: false,
    footer: { group: 'Agencia', label: 'Mapa del sitio', order: 40 },
    search: { words: ['directorio', 'mapa del sitio', 'todas las páginas', 'índice'] },
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'shell', typeof pages> {}
}
