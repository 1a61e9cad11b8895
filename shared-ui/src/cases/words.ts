import type { CaseTopic } from '@mosaico/shared-types';

/** What every case says, whoever's it is. */
export const words = {
  sample: 'Caso\u00a0de\u00a0muestra',
  sampleHint: 'Negocio, cifras y frases inventados.',
  /** Over the case below a confirmation. */
  meanwhile: 'Mira qué hicimos',
  /** Followed by what else was made for the client. */
  follow: 'También hicimos',
  /** Followed by the client's name, as the next one. */
  site: 'El sitio de',
  screen: 'Cómo se ve el sitio de',
  wide: 'Computadora',
  narrow: 'Celular',
  around: 'Desplázate dentro del marco para verlo completo.',
} as const;

/** What a case's story has to see, by what it is shown as proof of: two dozen pages lead to one. */
export const stories: Readonly<Record<CaseTopic, string>> = {
  websites: 'Recorre su sitio',
  'premium-sites': 'Recorre cada página',
  'corporate-sites': 'Mira su sitio completo',
  'landing-pages': 'Lee su página de venta',
  stores: 'Entra en su tienda',
  maintenance: 'Cómo se cuida su sitio',
  crm: 'Mira su CRM en uso',
  support: 'Qué cambiamos en su CRM',
  social: 'Mira sus publicaciones',
  videos: 'Mira sus videos',
  ads: 'Mira sus anuncios',
  reports: 'Qué mejoró con los informes',
  assistants: 'Cómo responde ahora',
  advisory: 'Qué decidió en su asesoría',
  courses: 'Cómo vende su curso',
  platforms: 'Entra en su plataforma',
  launches: 'Cómo fue su lanzamiento',
  relaunches: 'Cómo volvió a vender su curso',
  mentoring: 'Qué trabajó en sus sesiones',
};
