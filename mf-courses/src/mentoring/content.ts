import type { FactReader } from '@mosaico/shared-types';

export const content = ({ text, offer }: FactReader) => {
  const sessions = text('mf-courses/mentoring-sessions');
  const hours = text('mf-courses/mentoring-session-hours');
  const months = text('mf-courses/mentoring-months');
  return {
    hero: {
      /** Followed by the mentor's name. */
      eyebrow: 'Mentoría privada con',
      title: `${text('mf-courses/mentoring-session-in-words')} para lo que te tiene detenido`,
      lead: `${sessions} sesiones en vivo, uno a uno, dentro de ${months} mes. Traes tu negocio como está y sales de cada sesión con la siguiente decisión tomada.`,
      price: offer('mf-courses/mentoring').price,
      pay: 'Reservar mi mentoría',
    },
    facts: [
      { value: sessions, label: 'sesiones en vivo, uno a uno' },
      { value: `${hours} h`, label: 'cada sesión' },
      { value: `${months} mes`, label: 'para tomarlas todas' },
    ],
    included: {
      heading: 'Qué incluye',
      items: [
        `${sessions} sesiones en vivo de ${hours} horas`,
        'Un grupo privado de chat para tus dudas entre sesiones',
        'Un plan de acción al terminar cada sesión',
        'Revisión de lo que hiciste al empezar la siguiente',
      ],
    },
  };
};

export const closing = {
  heading: 'Elige tu primera fecha',
  text: 'Al pagar recibes el enlace para agendar la primera sesión.',
};

export const testimonials = {
  button: 'Testimonios',
  hint: 'Mira lo que dicen quienes ya la hicieron',
  title: 'Testimonios',
};
