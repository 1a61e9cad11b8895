export const widget = {
  lead: 'Toca uno para verlo. Estos testimonios son de muestra.',
  /** Followed by the agency's name. */
  more: 'Más testimonios en',
  code: 'Ponlo en tu sitio',
};
