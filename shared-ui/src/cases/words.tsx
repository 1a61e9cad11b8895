/** What every case says, whoever's it is. */
export const words = {
  heading: 'Un caso, con sus números',
  /** Of a case that has none. */
  plainHeading: 'Un caso, contado por quien lo vivió',
  sample: 'Caso de muestra',
  sampleHint: 'Negocio y cifras inventados para enseñar cómo se cuenta un caso.',
  read: 'Leer el caso completo',
  /** Followed by the client's name; for screen readers, to whom all these links would be called the same. */
  of: 'de',
} as const;
