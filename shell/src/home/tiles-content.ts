import type { SiteConfiguration } from '@mosaico/shared-types';

/** A service whose survey opens in a new tab. */
export interface ServiceTile {
  /** Names its survey in the site configuration. */
  key: keyof SiteConfiguration['surveys']['tiles'];
  title: string;
  icon: 'waves' | 'window' | 'pipeline' | 'steps' | 'mark' | 'frame';
  gradient: 'cobalt' | 'sand' | 'marigold' | 'ink' | 'sky';
}

export const tiles: { heading: string; lead: string; items: readonly ServiceTile[] } = {
  heading: '¿Qué necesita tu negocio?',
  lead: 'Elige un servicio y responde unas preguntas. Con eso preparamos tu propuesta.',
  // No gradient stands beside itself, in two columns or in three.
  items: [
    { key: 'campaigns', title: 'Campañas de publicidad', icon: 'waves', gradient: 'cobalt' },
    { key: 'websites', title: 'Sitios web', icon: 'window', gradient: 'sand' },
    { key: 'crm', title: 'CRM y ventas', icon: 'pipeline', gradient: 'marigold' },
    { key: 'courses', title: 'Lanzamiento de cursos', icon: 'steps', gradient: 'ink' },
    { key: 'branding', title: 'Logo y marca', icon: 'mark', gradient: 'sky' },
    { key: 'videos', title: 'Videos y fotos', icon: 'frame', gradient: 'cobalt' },
  ],
};
