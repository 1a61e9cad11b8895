/** What every website's page says in the same words, at its start and at its end. */
export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Todos los sitios web' },
  buy: 'Contratar Ahora',
  chat: 'Contratar por chat',
  book: 'Agendar Cita',
  bookingTitle: 'Agenda tu cita',
} as const;
