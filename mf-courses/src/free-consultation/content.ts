import { consultation } from '../content/courses.ts';

export const hero = {
  eyebrow: 'Consulta gratuita',
  title: `${consultation.minutes} minutos para aclarar tu curso`,
  lead: 'Uno a uno, sin costo y sin compromiso. Nos cuentas qué enseñas y a quién; te decimos por dónde empezar y cuánto cuesta.',
  back: { to: '/lanzamientos-cursos', label: 'Lanzamiento de cursos' },
};

export const facts = [
  { value: `${consultation.minutes} min`, label: 'por videollamada' },
  { value: 'Gratis', label: 'sin tarjeta y sin compromiso' },
  { value: 'Uno a uno', label: 'con alguien de nuestro equipo' },
];

export const form = {
  heading: 'Pide tu consulta',
  lead: 'Con tus respuestas llegamos preparados.',
  title: 'Formulario de consulta gratuita',
};
