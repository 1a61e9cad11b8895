export const widget = {
  lead: 'Toca uno y mira qué cambió en su negocio.',
  /** Followed by the agency's name. */
  more: 'Más testimonios en',
  code: 'Ponlo en tu sitio',
};
