export const hero = {
  /** Followed by the referrer's name. */
  referredBy: 'Referido por',
  title: 'Servicios para que tu negocio venda más',
  lead: 'Llegas recomendado por alguien que nos conoce, así que vamos al grano: seis servicios, desde cuánto cuesta cada uno y cómo se empieza.',
  book: 'Agendar Cita',
  seePrices: 'Ver precios',
};

/** Anchor of the prices. */
export const prices = 'precios';

export const booking = { title: 'Agenda tu cita' };

export const closing = {
  heading: 'Cuéntanos de tu negocio',
  /** Followed by the referrer's name. */
  text: 'Tu cita queda registrada como recomendación de',
};
