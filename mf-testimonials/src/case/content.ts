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
  /** A link to the offer that the case proves. */
  sold: 'Ver qué incluye y cuánto cuesta',
  /** In the structured data of a made-up case. */
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

/** The page that sells a topic's work to prospects. */
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
