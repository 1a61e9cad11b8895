import type { FactReader } from '@mosaico/shared-types';

/** What all pages about a course service call their parts. */
export const headings = {
  excluded: 'Lo que no incluye',
  terms: 'Términos y condiciones',
  wishes: 'Se acuerda contigo',
} as const;

/** What all pages about a course service share. */
export const common = ({ text }: FactReader) => ({
  back: { to: 'mf-courses/course-launches', label: 'Lanzamiento de cursos' } as const,
  appointments: {
    consultation: `Consulta gratuita de ${text('mf-courses/consultation-minutes')} min`,
    book: 'Agendar Consulta',
  },
});

/** What follows on asking for an appointment, before anything is paid. */
export const next = ({ text }: FactReader): string =>
  `Conversamos ${text('mf-courses/consultation-minutes')} minutos, gratis y sin compromiso: qué te falta y cuánto cuesta.`;
