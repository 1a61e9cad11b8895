import type { FactReader } from '@mosaico/shared-types';
import { discount } from './discount.ts';

export const content = ({ text, amount, offer }: FactReader) => {
  const sessions = text('mf-courses/mentoring-sessions');
  const hours = text('mf-courses/mentoring-session-hours');
  const months = text('mf-courses/mentoring-months');
  const price = offer('mf-courses/mentoring-extra').price;
  const before = amount('mf-courses/mentoring-extra-before');
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
    extra: {
      heading: '¿Quieres seguir después?',
      text: 'Las sesiones adicionales tienen un precio especial para quienes ya hicieron la mentoría.',
      price,
      before,
      badge: `${discount(price.usd, before.usd)}\u00A0% menos`,
      unit: `por sesión de ${hours} horas`,
      pay: 'Pagar una sesión adicional',
    },
  };
};

export const topics = {
  heading: 'Para qué sirve',
  lead: 'Elige uno o dos temas por sesión. Así avanzas de verdad.',
  items: [
    { title: 'Tu oferta', description: 'Qué vendes, a quién y por qué te elegirían.' },
    { title: 'Tus precios', description: 'Cuánto cobrar y cómo explicarlo sin pedir disculpas.' },
    { title: 'Tus ventas', description: 'Qué pasa entre el primer mensaje y el pago.' },
    { title: 'Tu equipo', description: 'Qué delegar primero y a quién.' },
  ],
};

export const closing = {
  heading: 'Empieza este mes',
  text: 'Al reservar recibes el enlace para agendar tu primera sesión.',
};

export const testimonials = {
  button: 'Testimonios',
  hint: 'Mira lo que dicen quienes ya la hicieron',
  title: 'Testimonios',
};
