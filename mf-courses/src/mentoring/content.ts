import { discount, mentoring } from '../content/mentoring.ts';

const { sessions, hoursPerSession, extraSession, extraSessionBefore } = mentoring;
const hours = String(hoursPerSession).replace('.', ',');

export const hero = {
  /** Followed by the mentor's name. */
  eyebrow: 'Mentoría privada con',
  title: 'Una hora y media para lo que te tiene detenido',
  lead: `${sessions} sesiones en vivo, uno a uno, dentro de un mes. Traes tu negocio como está y sales de cada sesión con la siguiente decisión tomada.`,
  pay: 'Reservar mi mentoría',
};

export const facts = [
  { value: String(sessions), label: 'sesiones en vivo, uno a uno' },
  { value: `${hours} h`, label: 'cada sesión' },
  { value: '1 mes', label: 'para tomarlas todas' },
];

export const included = {
  heading: 'Qué incluye',
  items: [
    `${sessions} sesiones en vivo de ${hours} horas`,
    'Un grupo privado de chat para tus dudas entre sesiones',
    'Un plan de acción al terminar cada sesión',
    'Revisión de lo que hiciste al empezar la siguiente',
  ],
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

export const extra = {
  heading: '¿Quieres seguir después?',
  text: 'Las sesiones adicionales tienen un precio especial para quienes ya hicieron la mentoría.',
  badge: `${discount(extraSession.usd, extraSessionBefore)} % menos`,
  unit: `por sesión de ${hours} horas`,
  pay: 'Pagar una sesión adicional',
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
