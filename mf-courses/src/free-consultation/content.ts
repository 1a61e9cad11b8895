import type { FactReader } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) => ({
  hero: {
    eyebrow: 'Consulta gratuita',
    title: `${text('mf-courses/consultation-minutes')} minutos para aclarar tu curso`,
    lead: 'Una videollamada gratis, uno a uno, sin compromiso. Sales sabiendo qué le falta a tu curso, por dónde empezar y cuánto cuesta.',
    action: 'Pedir mi consulta gratis',
    back: { to: 'mf-courses/course-launches', label: 'Lanzamiento de cursos' } as const,
  },
  next: {
    heading: 'Qué pasa después de enviarla',
    cancel: `¿No puedes llegar? ${text('mf-legal/cancel-appointment')}`,
    items: [
      {
        figure: 'Cita',
        title: 'Te escribimos',
        text: 'Confirmamos tu horario o te pedimos que elijas otro.',
      },
      {
        figure: '1 a 1',
        title: 'Conversamos',
        text: 'Por videollamada, con alguien del equipo que lanza cursos.',
      },
    ],
  },
});

export const form = {
  heading: 'Pide tu consulta',
  lead: 'Leemos tus respuestas antes de la llamada. No te pedimos tarjeta.',
  ready: {
    heading: 'Ten a mano',
    items: ['El tema de tu curso', 'Cuántas lecciones imaginas', 'Si ya tienes público, y dónde'],
  },
  title: 'Formulario de consulta gratuita',
  failed: {
    title: 'La agenda no cargó',
    text: 'Puede ser tu conexión o un bloqueador. Envía el formulario como está o elige tu hora con nosotros por chat.',
    chat: 'Escribir por chat',
  },
};

/** Who is in the call, and what its minutes go into. */
export const agenda = ({ number }: FactReader) => ({
  heading: 'Lo que vemos en la llamada',
  minutes: number('mf-courses/consultation-minutes'),
  who: ['Tú', 'La agencia'],
  when: (from: number, to: number) => `Minuto ${from} a ${to}`,
  items: [
    { title: 'Qué enseñas y a quién', text: 'Nos cuentas tu tema, tu público y qué tienes ya hecho.' },
    {
      title: 'Qué te falta',
      text: 'Plataforma, lanzamiento o mantenimiento. Si todavía no te conviene ninguno, te lo decimos.',
    },
    {
      title: 'Cuánto cuesta y cuándo',
      text: 'El precio de lo que te falta y una fecha posible. Lo piensas con calma.',
    },
  ],
});
