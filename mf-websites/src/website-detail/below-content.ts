/** What every website's page says in the same words, below its start. */
export const copy = {
  included: 'Lo que incluye',
  apart: {
    heading: 'Lo que no incluye',
    lead: 'No está en el precio. Así sabes con qué contar antes de pagar.',
    item: 'No incluido:',
  },
  answers: { heading: 'Antes de decidir', terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } },
} as const;
