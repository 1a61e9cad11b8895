import type { FactReader } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) => ({
  hero: {
    eyebrow: 'Consulta gratuita',
    title: `${text('mf-courses/consultation-minutes')} minutos para aclarar tu curso`,
    lead: 'Uno a uno, sin costo y sin compromiso. Nos cuentas qué enseñas y a quién; te decimos por dónde empezar y cuánto cuesta.',
    back: { to: 'mf-courses/course-launches', label: 'Lanzamiento de cursos' } as const,
  },
  facts: [
    { value: `${text('mf-courses/consultation-minutes')} min`, label: 'por videollamada' },
    { value: 'Gratis', label: 'sin tarjeta y sin compromiso' },
    { value: 'Uno a uno', label: 'con alguien de nuestro equipo' },
  ],
});

export const form = {
  heading: 'Pide tu consulta',
  lead: 'Con tus respuestas llegamos preparados.',
  title: 'Formulario de consulta gratuita',
};
