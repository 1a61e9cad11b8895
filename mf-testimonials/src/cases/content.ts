/** All of them, on a page that sells everything. */
export const wall = {
  heading: 'Cada tesela es un trabajo',
  lead: 'Sitios, redes, anuncios y ventas de negocios como el tuyo. Toca una y lee qué les pasaba y qué cambió.',
  all: 'Ver todos los casos',
};

export const stories = {
  id: 'casos',
  heading: 'Casos: quiénes son y qué cambió',
  lead: 'Abre el que se parece a tu negocio: qué les pasaba, qué hicimos y qué cambió.',
  /** Where some are. */
  samples: 'Los casos de muestra son inventados, negocio y cifras, para enseñar cómo se cuenta un caso.',
  problem: 'El problema',
  done: 'Lo que hicimos',
  /** A way back to the list. */
  all: 'Ver todos los casos',
  /** Followed by the client's name; for screen readers, to whom all these links would be called the same. */
  after: 'después del de',
};
