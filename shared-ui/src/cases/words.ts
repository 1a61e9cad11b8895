/** What every case says, whoever's it is. */
export const words = {
  sample: 'Caso\u00a0de\u00a0muestra',
  sampleHint: 'Negocio, cifras y frases inventados.',
  /** Over the case below a confirmation. */
  meanwhile: 'Mira qué hicimos',
  read: 'Leer el caso',
  /** Followed by the client's name; for screen readers, to whom all these links would be called the same. */
  of: 'de',
  /** Followed by what else was made for the client. */
  follow: 'También hicimos',
  /** Followed by the client's name, as the next one. */
  site: 'El sitio de',
  screen: 'Cómo se ve el sitio de',
  wide: 'Computadora',
  narrow: 'Celular',
  around: 'Desplázate dentro del marco para verlo completo.',
} as const;
