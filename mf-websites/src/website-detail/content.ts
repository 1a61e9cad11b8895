/** What every website's page says in the same words. */
export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Todos los sitios web' },
  buy: 'Contratar Ahora',
  chat: 'Contratar por chat',
  book: 'Agendar Cita',
  bookingTitle: 'Agenda tu cita',
  included: 'Lo que incluye',
  apart: {
    heading: 'Lo que no incluye',
    lead: 'No está en el precio. Así sabes con qué contar antes de pagar.',
    item: 'No incluido:',
  },
  terms: {
    title: 'Si cambias de idea',
    link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
  },
} as const;
