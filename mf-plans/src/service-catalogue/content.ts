import type { CaseTopic, FactReader, PageName } from '@mosaico/shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';

export const hero = {
  eyebrow: 'Catálogo privado',
  title: 'Catálogo de servicios',
  lead: 'Todos los servicios, con lo que cuestan.',
  /** Follows the lead for as long as the catalogue is locked. */
  locked: 'Ábrelo con tu PIN, o entra sin PIN a la página de cada uno.',
};

/** What nobody needs a PIN for. */
export const open = {
  heading: 'Sin PIN, servicio por servicio',
  lead: 'Cada uno tiene su página, con lo que incluye y su precio.',
};

export const gate = {
  heading: 'Escribe tu PIN',
  label: 'PIN de 6 caracteres',
  submit: 'Abrir catálogo',
  wrong: 'PIN incorrecto',
  noPin: '¿No tienes PIN?',
  ask: 'Pedir mi PIN por chat',
  askText: 'Hola, quiero el PIN para ver su catálogo de servicios',
  withoutScripts: 'El PIN se comprueba con JavaScript. Actívalo, o pídenos el catálogo por chat.',
};

export const content = ({ offer }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      sign: 'ads',
      topic: 'ads',
      title: offer('mf-plans/ads').name,
      text: 'Campañas pagadas con estrategia, piezas y revisión cada mes. La inversión en anuncios la pagas tú, aparte.',
      price: offer('mf-plans/ads').price,
      to: 'mf-plans/ads-service',
    },
    {
      sign: 'websites',
      topic: 'websites',
      title: 'Sitios web',
      text: 'De una landing page con video a una tienda en línea.',
      price: offer('mf-websites/websites').price,
      to: 'mf-websites/website-sales',
    },
    {
      sign: 'crm',
      topic: 'crm',
      title: 'CRM y ventas',
      text: 'Tus clientes y conversaciones en un solo lugar.',
      price: offer('mf-crm/crm').price,
      to: 'mf-crm/crm-services',
    },
    {
      sign: 'courses',
      topic: 'courses',
      title: 'Lanzamiento de cursos',
      text: 'La plataforma, el lanzamiento y lo que viene después.',
      price: offer('mf-courses/courses').price,
      to: 'mf-courses/course-launches',
    },
    {
      sign: 'marketing',
      topic: 'videos',
      title: 'Planes de marketing',
      text: 'Un equipo completo para tu marca, mes a mes.',
      price: 'Precios en su propio sitio',
      to: 'mf-plans/marketing-plans',
    },
    {
      sign: 'social',
      topic: 'social',
      title: 'Redes sociales',
      text: 'Publicaciones, historias y edición de video para Instagram y Facebook, todos los meses.',
      price: offer('mf-plans/social').price,
      to: 'mf-plans/social-plans',
    },
  ];
  return {
    wall: {
      heading: 'Elige por dónde empezar',
      lead: 'Cada servicio tiene su página con lo que incluye, lo que no y sus condiciones.',
      open: 'Catálogo abierto',
      tiles,
    },
  };
};

export const closing = {
  heading: '¿No sabes por dónde empezar?',
  text: 'Dinos qué vendes y cuánto puedes invertir. Te decimos qué servicio va primero, con su precio.',
  contact: { to: 'shell/home#contacto', label: 'Hablar con nosotros' },
  plans: { to: 'mf-plans/marketing-plans', label: 'Ver planes de marketing' },
} as const;

/** What a service's work is a work of; of single pieces, which one. */
export const proofs: readonly (readonly [page: PageName, topic: CaseTopic, piece?: number])[] = [
  ['mf-plans/social-plans', 'social', 4],
  ['mf-plans/ads-service', 'ads', 3],
  ['mf-plans/maintenance-plans', 'maintenance'],
  ['mf-websites/website-sales', 'landing-pages'],
  ['mf-websites/premium-site', 'premium-sites'],
  ['mf-websites/corporate-site', 'corporate-sites'],
  ['mf-websites/landing-page', 'landing-pages'],
  ['mf-websites/online-store', 'stores'],
  ['mf-crm/crm-services', 'crm'],
  ['mf-crm/crm-plans', 'crm'],
  ['mf-crm/support-plans', 'support'],
  ['mf-crm/sales-assistants', 'assistants'],
  ['mf-crm/advisory', 'advisory'],
  ['mf-courses/course-launches', 'courses'],
  ['mf-courses/platform-creation', 'platforms'],
  ['mf-courses/strategic-launch', 'launches'],
  ['mf-courses/maintenance-relaunch', 'relaunches'],
  ['mf-courses/mentoring', 'mentoring'],
];

/** Whose pages stick out of the locked catalogue. */
export const inside: readonly CaseTopic[] = ['stores', 'websites', 'videos'];
