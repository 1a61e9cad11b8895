export const hero = {
  eyebrow: 'Testimonios en video',
  title: 'Lo que Dicen Nuestros Clientes',
  subtitle:
    'Clientes de la agencia cuentan cómo es trabajar con nosotros. Elige un video y escúchalo de su propia voz.',
};

export const grid = {
  name: 'Testimonios en video',
  loading: 'Cargando testimonios…',
};

export const card = {
  /** Followed by the client's name. */
  play: 'Reproducir el testimonio de',
  video: 'Testimonio de',
  placeholder: 'Video Testimonio',
  broken: 'Este video no se pudo reproducir. Inténtalo de nuevo.',
};

/** A remark in place of the videos. */
export interface Remark {
  title: string;
  text: string;
}

export const failed: Remark = {
  title: 'No pudimos cargar los testimonios',
  text: 'Revisa tu conexión y recarga la página. Si prefieres, escríbenos por chat y te compartimos experiencias de clientes.',
};

export const empty: Remark = {
  title: 'Estamos preparando nuevos testimonios',
  text: 'Vuelve pronto. Mientras tanto, escríbenos por chat y te compartimos experiencias de clientes.',
};

export const withoutScripts: Remark & { social: string } = {
  title: 'Los videos necesitan JavaScript',
  text: 'Actívalo en tu navegador y recarga la página, o conócenos en nuestro perfil social.',
  social: 'Ver nuestro perfil social',
};

export const chat = { label: 'Escribir por chat', text: 'Hola, quiero conocer experiencias de sus clientes' };

export const closing = {
  heading: '¿Y si el próximo testimonio es el tuyo?',
  text: 'Cuéntanos qué vendes y a quién. Te decimos por dónde empezar y cuánto cuesta.',
  quote: 'Solicitar presupuesto',
};
