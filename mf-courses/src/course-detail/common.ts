import type { FactReader } from '@mosaico/shared-types';
import { clientsOnly } from '../course-launches/clients-only.ts';

const book = 'Agendar Consulta';

/** What all pages about a course service share. */
export const common = ({ text }: FactReader) => ({
  back: { to: 'mf-courses/course-launches', label: 'Lanzamiento de cursos' } as const,
  appointments: {
    consultation: `Consulta gratuita de ${text('mf-courses/consultation-minutes')} min`,
    book,
    note: clientsOnly(book),
  },
});
