import type { Pages } from 'shared-types';

export default {
  'course-launches': {
    path: '/lanzamientos-cursos',
    title: 'Lanzamiento de cursos en línea',
    description:
      'Creamos la plataforma de tu curso desde $3,500, lo lanzamos por $5,000 y lo mantenemos vendiendo por $1,200 al mes. Consulta gratuita.',
    directory: { name: 'Lanzamientos de cursos', category: 'Cursos' },
  },
} as const satisfies Pages;
