export const dates = {
  name: 'Vigencia',
  posted: 'Publicada el',
  until: 'vigente hasta el',
  closed: 'estuvo vigente hasta el',
};

/** Labels of what the site configuration says of a job, in their order. */
export const terms = { pay: 'Pago', contract: 'Contrato', start: 'Inicio' } as const;

/** The last call of an open offer. */
export const ask = {
  heading: '¿Te queda una duda del puesto?',
  text: 'Pregúntala por chat antes de postularte.',
  chat: 'Preguntar por chat',
  /** Followed by what the job is called. */
  chatText: 'Hola, tengo una pregunta sobre el puesto:',
  /** Followed by what the other job is called. */
  see: 'Ver la oferta:',
};

/** In place of an offer whose last day is over. */
export const closed = {
  lead: 'Esta oferta está cerrada: ya no recibimos postulaciones para este puesto.',
  heading: 'Lo que puedes hacer ahora',
  other: 'Tenemos otra oferta abierta. Mira si es para ti.',
  /** Followed by what the other job is called. */
  see: 'Ver la oferta:',
  none: 'Por ahora no tenemos otra oferta abierta. La próxima la anunciamos en nuestro perfil social.',
  social: 'Ver nuestro perfil social',
  chat: 'Preguntar por chat',
  /** Followed by what the job is called. */
  chatText: 'Hola, quiero saber cuándo vuelven a buscar:',
};
