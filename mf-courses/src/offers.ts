import type { Declared, Offers } from '@mosaico/shared-types';

/** What can be bought here, and how. */
const offers = {
  courses: {
    name: 'Lanzamiento de cursos',
    price: 'mf-courses/courses',
    for: 'prospects',
    get: [{ page: 'mf-courses/course-launches' }],
    cancellation: 'mf-legal/cancel-single',
  },
  platform: {
    name: 'Creación de plataforma',
    price: 'mf-courses/platform',
    for: 'prospects',
    get: [{ page: 'mf-courses/free-consultation' }, { page: 'mf-crm/support-appointment' }],
    cancellation: 'mf-legal/cancel-single',
  },
  launch: {
    name: 'Lanzamiento estratégico',
    price: 'mf-courses/launch',
    covers: 'un lanzamiento, sin la inversión en anuncios',
    for: 'prospects',
    get: [{ page: 'mf-courses/free-consultation' }, { page: 'mf-crm/support-appointment' }],
    cancellation: 'mf-legal/cancel-single',
  },
  maintenance: {
    name: 'Mantenimiento de cursos',
    price: 'mf-courses/maintenance',
    covers: 'un mes de mantenimiento',
    for: 'prospects',
    get: [{ page: 'mf-courses/free-consultation' }, { page: 'mf-crm/support-appointment' }],
    cancellation: 'mf-legal/cancel-monthly',
  },
  relaunch: {
    name: 'Relanzamiento de cursos',
    price: 'mf-courses/relaunch',
    for: 'prospects',
    get: [{ page: 'mf-courses/free-consultation' }, { page: 'mf-crm/support-appointment' }],
    cancellation: 'mf-legal/cancel-single',
  },
  mentoring: {
    name: 'Mentoría privada',
    price: 'mf-courses/mentoring',
    covers: 'las {mf-courses/mentoring-sessions} sesiones',
    for: 'prospects',
    get: [{ payment: 'mentoring' }],
    cancellation: 'mf-legal/cancel-single',
  },
  'mentoring-extra': {
    name: 'Sesión adicional de mentoría',
    price: 'mf-courses/mentoring-extra',
    covers: 'una sesión',
    for: 'prospects',
    get: [{ payment: 'mentoringExtraSession' }],
    cancellation: 'mf-legal/cancel-single',
  },
} as const satisfies Offers;
export default offers;

declare module '@mosaico/shared-types' {
  interface DeclaredOffers extends Declared<'mf-courses', typeof offers> {}
}
