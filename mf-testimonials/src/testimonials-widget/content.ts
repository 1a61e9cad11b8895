import type { CaseTopic } from '@mosaico/shared-types';

export const widget = {
  lead: 'Toca uno para verlo. Estos testimonios son de muestra.',
  /** Followed by the agency's name. */
  more: 'Más testimonios en',
};

/** What came of the work for three of those who are seen in the videos, below the widget. */
export const results: { heading: string; lead: string; topics: readonly CaseTopic[] } = {
  heading: 'Lo que cambió, en cifras',
  lead: 'Tres de los negocios de los videos. Toca uno y lee su caso.',
  topics: ['social', 'websites', 'stores'],
};

export const closing = {
  heading: 'Este carrusel, en tu página',
  text: 'Copia un código, pégalo en tu sitio y los videos aparecen ahí.',
  code: 'Ponlo en tu sitio',
};
