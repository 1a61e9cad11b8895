import { withRefund, type CaseTopic, type FactReader } from '@mosaico/shared-types';
import { discount } from './discount.ts';

export const content = ({ text, offer }: FactReader) => {
  const sessions = text('mf-courses/mentoring-sessions');
  const months = text('mf-courses/mentoring-months');
  return {
    hero: {
      /** Followed by the mentor's name. */
      eyebrow: 'Mentoría privada con',
      title: `${text('mf-courses/mentoring-session-in-words')} para lo que te tiene detenido`,
      lead: `${sessions} sesiones en vivo, uno a uno, dentro de ${months} mes. Traes tu negocio como está y decides qué sigue.`,
      price: offer('mf-courses/mentoring').price,
      pay: 'Reservar mi mentoría',
    },
  };
};

export const closing = {
  heading: 'Reserva tu mentoría',
  text: 'Después de pagar agendas tu primera sesión.',
};

export const testimonials = {
  button: 'Testimonios',
  hint: 'Mira lo que dicen quienes ya la hicieron',
  title: 'Testimonios',
};

/** A moment of a session. `inside` is what its hours are for; the others lie around it. */
interface Moment {
  when: string;
  title: string;
  text: string;
  inside?: true;
}

/** The words of `below.tsx`. */
export const contentBelow = ({ text, number, amount, offer }: FactReader) => {
  const sessions = text('mf-courses/mentoring-sessions');
  const hours = text('mf-courses/mentoring-session-hours');
  const months = text('mf-courses/mentoring-months');
  const price = offer('mf-courses/mentoring-extra').price;
  const before = amount('mf-courses/mentoring-extra-before');
  return {
    included: {
      heading: 'Qué incluye',
      items: [
        `${sessions} sesiones en vivo de ${hours} horas`,
        `Uno a uno, dentro de ${months} mes`,
        'Un grupo privado de chat para tus dudas entre sesiones',
      ],
    },
    extra: {
      heading: '¿Quieres seguir después?',
      text: 'Una sesión más, para quienes ya hicieron la mentoría.',
      price,
      before,
      less: `${discount(price.usd, before.usd)}\u00A0% menos`,
      unit: `por sesión de ${hours} horas`,
      pay: 'Pagar una sesión adicional',
    },
    session: {
      heading: 'Así puede ser una sesión',
      lead: `${hours} horas en vivo, por videollamada, sobre tu negocio y con tus números a la vista.`,
      moments: [
        { when: 'Antes', title: 'Dices qué te detiene', text: 'Lo escribes en el grupo privado, con tus datos.' },
        { when: 'Al empezar', title: 'Qué pasó desde la última', text: 'Lo que hiciste y lo que no.', inside: true },
        {
          when: 'El centro',
          title: 'Una decisión a la vez',
          text: 'Ponemos las opciones lado a lado, hacemos las cuentas y escoges. Si hace falta un guion, un precio o un mensaje, lo escribimos ahí mismo.',
          inside: true,
        },
        { when: 'Al cerrar', title: 'Tu plan de acción', text: 'Qué haces, en qué orden y para cuándo.', inside: true },
        { when: 'Después', title: 'Preguntas por chat', text: 'El grupo sigue abierto entre una sesión y otra.' },
      ] satisfies Moment[],
    },
    fit: {
      heading: 'Con quién, y para quién',
      /** Followed by the mentor's name. */
      mentor: 'Las sesiones son con',
      person: `Las ${sessions}, en vivo y uno a uno.`,
      forYou: {
        heading: 'Es para ti si',
        items: [
          'Tienes un negocio en marcha y una decisión que llevas semanas dejando para después.',
          'Puedes hacer cambios tú, o tienes a quién pedírselos.',
          `Vas a dedicarle ${months} mes: las sesiones y lo que sale de cada una.`,
        ],
      },
      notForYou: {
        heading: 'No es para ti si',
        items: [
          'Quieres que alguien lo haga por ti.',
          'Todavía no vendes nada: aquí se mejora lo que ya funciona a medias.',
        ],
        /** For clients who want it done for them. */
        link: { to: 'mf-plans/marketing-plans', label: 'Ver los planes de marketing' },
      },
    },
    terms: {
      heading: 'Si cambias de idea',
      items: [
        {
          title: 'Cancelar la mentoría',
          text: withRefund(
            text('mf-legal/refund-in-time'),
            number('mf-legal/single-refund'),
            offer('mf-courses/mentoring').price,
          ),
        },
        { title: 'Mover una sesión', text: text('mf-legal/cancel-appointment') },
        {
          title: 'Si no alcanzas a tomarlas todas',
          text: `Las ${sessions} se toman dentro de ${months} mes. Después puedes pagar sesiones adicionales.`,
          /** What more there is to say of it is the owner’s. */
          owners: true,
        },
      ],
      links: [
        { to: 'mf-legal/appointment-policy', label: 'Política de citas' },
        { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      ],
    },
  } as const;
};

/** What a session is for, one or two of them; and which case's result stands below it. */
export const topics: readonly { title: string; description: string; proof: CaseTopic }[] = [
  { title: 'Tu oferta', description: 'Qué vendes, a quién y por qué te elegirían.', proof: 'landing-pages' },
  { title: 'Tus precios', description: 'Cuánto cobrar y cómo explicarlo sin pedir disculpas.', proof: 'stores' },
  { title: 'Tus ventas', description: 'Qué pasa entre el primer mensaje y el pago.', proof: 'crm' },
  { title: 'Tu equipo', description: 'Qué delegar primero y a quién.', proof: 'advisory' },
];

export const decisions = {
  heading: 'Sobre qué decides',
  /** Where a client's result stands below. */
  lead: 'Cuatro temas. Los casos, de muestra, son de otros servicios nuestros.',
} as const;

export type ContentBelow = ReturnType<typeof contentBelow>;

/** A session, drawn. Its prices are the client's, in US dollars. */
export const call = {
  alt: 'Una videollamada de muestra: tres paquetes de un estudio de arquitectura con su precio, lado a lado, el del medio escogido, y las dos personas que conversan',
  topic: 'Sesión 2: tus precios',
  options: [
    { name: 'Plano', usd: 1_400 },
    { name: 'Plano y obra', usd: 3_900 },
    { name: 'Llave en mano', usd: 7_200 },
  ],
  you: 'Tú',
  decided: 'Decidido: tres precios a la vista',
} as const;

/** What a session leaves behind, drawn. */
export const leftBehind: {
  alt: string;
  plan: string;
  steps: readonly { what: string; day: string; done?: true }[];
  chat: readonly string[];
} = {
  alt: 'Un plan de acción de muestra, con tres pasos y su día, y dos mensajes del grupo privado',
  plan: 'Tu plan de acción',
  steps: [
    { what: 'Escribir los tres paquetes', day: 'martes', done: true },
    { what: 'Mandarlos a dos clientes', day: 'jueves' },
    { what: 'Traer sus respuestas', day: 'sesión 3' },
  ],
  chat: ['Ya los escribí. ¿Pongo el precio arriba o abajo?', 'Arriba, junto al nombre. Que lo vean primero.'],
};
