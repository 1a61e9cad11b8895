import { purchase } from '../content/websites.ts';
import { paths } from '../content/paths.ts';

/** What every website's page says in the same words. */
export const copy = {
  back: { to: paths.sales, label: 'Todos los sitios web' },
  buy: 'Contratar Ahora',
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
    text: `Un pago único se puede cancelar dentro de las ${purchase.cancellationHours} horas, con una penalización del ${purchase.penaltyPercent} %.`,
    link: { to: '/terminos-condiciones', label: 'Términos y condiciones' },
  },
} as const;
