export const hero = {
  eyebrow: 'Testimonios en video',
  subtitle:
    'Clientes de la agencia cuentan cómo es trabajar con nosotros. Elige un video y escúchalo de su propia voz.',
};

export const videos = {
  heading: 'En video, con su propia voz',
  lead: 'Cada video dice quién habla y de qué negocio. Debajo está lo que dice, por escrito.',
};

export const transcriptWords = {
  read: 'Leer la transcripción',
  /** Followed by the client's name; for screen readers, to whom all disclosures would be called the same. */
  of: 'del testimonio de',
};

export const closing = {
  heading: '¿Y si el próximo testimonio es el tuyo?',
  text: 'Cuéntanos qué vendes y a quién. Te decimos por dónde empezar y cuánto cuesta.',
  quote: 'Solicitar presupuesto',
  widgets: 'Testimonios en tu sitio',
};
