import type { CaseTopic, PageName } from '@mosaico/shared-types';

export const content = {
  eyebrow: 'Caso',
  problem: 'El problema',
  done: 'Lo que hicimos',
  came: 'Lo que cambió',
  site: 'Así quedó su sitio',
  siteLead: 'Desplázalo dentro del marco, o mira sus pantallas una por una.',
  /** Followed by the client's name. */
  works: 'De cerca: lo que hicimos para',
  /** To what the case is proof of. */
  sold: 'Ver qué incluye y cuánto cuesta',
  /** In what search engines are told of a made-up one. */
  sample: 'Caso de muestra',
  more: 'Más casos',
  previous: 'Anterior',
  next: 'Siguiente',
  all: 'Ver todos los casos',
};

export const closing = {
  heading: '¿Tu negocio está en un punto parecido?',
  text: 'Cuéntanos cuál es. Te decimos qué haríamos primero, en cuánto tiempo y cuánto cuesta.',
  quote: 'Solicitar presupuesto',
};

/** Where a work is sold to who is no client yet. */
export const soldAt: Readonly<Partial<Record<CaseTopic, PageName>>> = {
  websites: 'mf-websites/website-sales',
  'premium-sites': 'mf-websites/premium-site',
  'corporate-sites': 'mf-websites/corporate-site',
  'landing-pages': 'mf-websites/landing-page',
  stores: 'mf-websites/online-store',
  maintenance: 'mf-plans/maintenance-plans',
  social: 'mf-plans/social-plans',
  videos: 'mf-plans/social-plans',
  ads: 'mf-plans/ads-service',
  reports: 'mf-plans/ads-service',
  crm: 'mf-crm/crm-plans',
  support: 'mf-crm/support-plans',
  assistants: 'mf-crm/sales-assistants',
  courses: 'mf-courses/course-launches',
  platforms: 'mf-courses/platform-creation',
  launches: 'mf-courses/strategic-launch',
  relaunches: 'mf-courses/maintenance-relaunch',
  mentoring: 'mf-courses/mentoring',
};
