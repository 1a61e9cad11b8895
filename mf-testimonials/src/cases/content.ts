import type { CaseTopic, PageName } from '@mosaico/shared-types';

/** All of them, on a page that sells everything. */
export const wall = {
  heading: 'Cada cuadro es un trabajo',
  lead: 'Sitios, redes, anuncios y ventas de negocios como el tuyo. Toca uno y lee qué le pasaba al negocio y qué cambió.',
  all: 'Ver todos los casos',
};

export const stories = {
  id: 'casos',
  heading: 'Casos: quiénes son y qué cambió',
  lead: 'Abre el que se parezca a tu negocio.',
  /** A choice of clients by their trade. */
  trades: 'Rubro',
  everyTrade: 'Todos',
  /** To what a case is proof of. */
  sold: 'Ver qué incluye y cuánto cuesta',
  /** What else was made for one client, each leading to what it is sold as. */
  works: 'De cerca: lo que hicimos para',
  /** Where some are. */
  samples: 'Los casos de muestra son inventados: negocios, cifras y frases.',
  problem: 'El problema',
  done: 'Lo que hicimos',
  /** A way back to the list. */
  all: 'Volver a todos los casos',
  /** Followed by the client's name; for screen readers, to whom all these links would be called the same. */
  after: 'desde el de',
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
