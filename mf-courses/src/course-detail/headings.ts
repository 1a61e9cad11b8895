/** What all pages about a course service call their parts. */
export const headings = {
  excluded: 'Lo que no incluye',
  answers: 'Antes de decidir',
  terms: 'Términos y condiciones',
} as const;
