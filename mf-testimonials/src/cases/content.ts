/** All of them, on a page that sells everything. */
export const wall = {
  heading: 'Cada negocio, un cambio',
  lead: 'Sitios, redes, anuncios y ventas de negocios como el tuyo. Toca uno y lee qué le pasaba al negocio y qué cambió.',
  all: 'Ver todos los casos',
};

export const stories = {
  id: 'casos',
  heading: 'Casos: quiénes son y qué cambió',
  lead: 'Abre el que se parezca a tu negocio.',
  /** A choice of clients by their trade. */
  trades: 'Rubro',
  everyTrade: 'Todos',
  /** Where some are. */
  samples: 'Los casos de muestra son inventados: negocios, cifras y frases.',
};
