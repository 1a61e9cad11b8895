import type { CaseTopic, PageLink, PageName, SiteConfiguration } from '@mosaico/shared-types';
import type { TileOfCase } from '@mosaico/shared-ui/cases';

export const hero = {
  title: 'Agencia de Marketing Digital',
  promise: 'Hacemos que tu negocio se vea, venda y responda.',
  lead: 'Sitios web, redes sociales, campañas y CRM para negocios que quieren vender más, con el precio a la vista.',
  cases: 'Ver Casos de Éxito',
  quote: 'Solicitar presupuesto',
  /** How the prices behind the quote relate to those on the first screen. */
  quoteNote: 'El presupuesto: redes + anuncios + CRM en una sola mensualidad.',
  pause: 'Pausar el video',
  play: 'Reproducir el video',
  prices: 'Ver todos los precios',
};

/** The work on the first screen. */
export const work: TileOfCase = { topic: 'social', name: 'Sus redes', to: 'mf-plans/social-plans' };

/** A work of each service that has a page, beside its price. */
export const pictured: readonly { topic: CaseTopic; to: PageName }[] = [
  { topic: 'websites', to: 'mf-websites/website-sales' },
  { topic: 'social', to: 'mf-plans/social-plans' },
  { topic: 'ads', to: 'mf-plans/ads-service' },
  { topic: 'crm', to: 'mf-crm/crm-plans' },
  { topic: 'maintenance', to: 'mf-plans/maintenance-plans' },
  { topic: 'launches', to: 'mf-courses/course-launches' },
  { topic: 'mentoring', to: 'mf-courses/mentoring' },
];

export const logos = {
  heading: 'Confían en nosotros',
  carousel: 'Logotipos de clientes',
  /** Where clients are made up. */
  samples: 'Empresas de muestra',
};

/** A service whose survey opens in a new tab. */
export interface ServiceTile {
  /** Key of its survey in the site configuration. */
  key: keyof SiteConfiguration['surveys']['tiles'];
  title: string;
  icon: 'waves' | 'window' | 'pipeline' | 'steps' | 'mark' | 'frame';
  gradient: 'cobalt' | 'sand' | 'marigold' | 'ink' | 'sky';
}

export const tiles: {
  heading: string;
  lead: string;
  items: readonly ServiceTile[];
  /** Services with fixed prices: no survey, but a page of plans each. */
  fixed: { text: string; links: readonly { to: PageLink; label: string }[] };
} = {
  heading: '¿Qué necesita tu negocio?',
  lead: 'Elige un servicio y responde unas preguntas. Con eso preparamos tu propuesta.',
  // In two columns and in three, no gradient is beside itself.
  items: [
    { key: 'campaigns', title: 'Campañas de publicidad', icon: 'waves', gradient: 'cobalt' },
    { key: 'websites', title: 'Sitios web', icon: 'window', gradient: 'sand' },
    { key: 'crm', title: 'CRM y ventas', icon: 'pipeline', gradient: 'marigold' },
    { key: 'courses', title: 'Lanzamiento de cursos', icon: 'steps', gradient: 'ink' },
    { key: 'branding', title: 'Logo y marca', icon: 'mark', gradient: 'sky' },
    { key: 'videos', title: 'Videos y fotos', icon: 'frame', gradient: 'cobalt' },
  ],
  fixed: {
    text: '¿Redes sociales o mantenimiento? Tienen precio fijo:',
    links: [
      { to: 'mf-plans/social-plans', label: 'Ver planes de redes' },
      { to: 'mf-plans/maintenance-plans', label: 'Ver planes de mantenimiento' },
    ],
  },
};

export const reviews = { heading: 'Reseñas de clientes' };

export const services = {
  heading: 'Precios claros, sin rodeos',
  lead: 'Compara lo que incluye cada plan antes de hablar con nadie. Precios en dólares de Estados Unidos (USD).',
  /** In place of the list, where no service has a page. */
  none: {
    text: 'Dinos qué necesitas y te pasamos el precio por chat, con lo que incluye.',
    chat: 'Pedir precios por chat',
    chatText: 'Hola, quiero saber sus precios',
  },
};

export const closing = {
  /** Whose work stands beside the words. */
  topic: 'mentoring',
  heading: '¿Hablamos de tu negocio?',
  text: 'Cuéntanos qué vendes y cuánto quieres invertir. Te decimos por dónde empezar.',
  cases: 'Ver Casos de Éxito',
  chat: 'Escribir por chat',
  chatText: 'Hola, quiero información sobre sus servicios',
} as const;
