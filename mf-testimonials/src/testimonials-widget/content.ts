export const widget = {
  /** Followed by the agency's name. */
  more: 'Más testimonios en',
  code: 'Ponlo en tu sitio',
};
