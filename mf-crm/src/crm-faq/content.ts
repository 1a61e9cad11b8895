import { continued, type FactReader, type PageLink } from '@mosaico/shared-types';
import { premiumActions } from '../crm-plans/content.ts';

/** An amount as this page writes it: with the currency ahead. */
const usd = (text: string): string => text.replace('$', 'USD ');

/** The platform's price. */
function monthlyOf({ text }: FactReader): { price: string; monthly: string } {
  const price = usd(text('mf-crm/crm-premium'));
  return { price, monthly: `${price} al mes` };
}

/** What every button that begins the trial says. */
const startTrial = 'Empezar prueba gratis';

export const content = {
  back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
  hero: {
    eyebrow: 'Antes de empezar con el CRM',
    title: 'Preguntas frecuentes del CRM',
    lead: 'Precio, prueba, pagos y límites, en respuestas cortas.',
    action: startTrial,
    questions: 'Ver las preguntas',
  },
} as const;

/** The words of `essentials.tsx`. */
export const essentials = (facts: FactReader) => {
  const { text } = facts;
  const { price } = monthlyOf(facts);
  const trialDays = text('mf-crm/trial-days');
  return {
    label: 'Lo esencial',
    items: [
      { asked: '¿Cuánto cuesta?', who: 'sol', value: price, text: 'al mes, con usuarios y contactos ilimitados' },
      {
        asked: '¿Puedo probarlo antes?',
        who: 'oscar',
        value: `${trialDays} días`,
        text: 'de prueba gratis; después continúa si no cancelas',
      },
      {
        asked: '¿Y si tengo una duda?',
        who: 'mar',
        value: text('mf-crm/platform-support'),
        text: 'en el chat de soporte de la plataforma',
      },
    ],
  } as const;
};

/** A piece of text: plain, a link, or in another language. */
export type Piece = string | { to: PageLink; text: string } | { lang: 'en'; text: string };

/** A question about the CRM; its id is its anchor, known outside of the site too. */
interface CrmQuestion {
  id: string;
  question: string;
  answer: readonly Piece[];
}

const premiumPlan = { to: 'mf-crm/crm-plans', text: 'plan Premium' } as const;
const customPlan = { to: 'mf-crm/crm-plans?plan=personalizado', text: 'plan Personalizado' } as const;
const supportPlan = { to: 'mf-crm/support-plans', text: 'planes de soporte' } as const;
const cancelPath = [
  { lang: 'en', text: 'Billing > Cancel subscription' },
  ' (facturación > cancelar suscripción)',
] as const;

/** The seventeen questions, with their answers. */
function questionsOf(facts: FactReader): readonly CrmQuestion[] {
  const { text, offer } = facts;
  const { monthly } = monthlyOf(facts);
  const trialDays = text('mf-crm/trial-days');
  const chatFee = usd(text('mf-crm/chat-integration'));
  const { least, most } = facts.range('mf-crm/crm-workdays');
  return [
    {
      id: 'precio',
      question: '¿Cuánto cuesta el CRM?',
      answer: [
        `${monthly}, con usuarios y contactos ilimitados. Las acciones premium (${premiumActions}) se cobran aparte, según su uso. Si quieres que lo implementemos por ti, el `,
        premiumPlan,
        ` suma un pago único de ${usd(text('mf-crm/crm-implementation'))}.`,
      ],
    },
    {
      id: 'cancelar',
      question: '¿Puedo cancelar la suscripción?',
      answer: [
        'Si entraste por la prueba gratis, sí: en ',
        ...cancelPath,
        '; se aplica desde el siguiente ciclo. Si contrataste el ',
        premiumPlan,
        ` con nosotros, ${continued(text('mf-legal/cancel-monthly'))}`,
      ],
    },
    {
      id: 'prueba',
      question: '¿Hay una prueba gratis?',
      answer: [
        `Sí, de ${trialDays} días. Después continúa automáticamente por ${monthly}, a menos que canceles antes.`,
      ],
    },
    {
      id: 'plataforma',
      question: '¿Qué es la plataforma?',
      answer: [
        'Un CRM: un solo lugar para tus contactos, tus conversaciones y el avance de cada venta. Así tu equipo sabe con quién hablar, qué se dijo y qué sigue.',
      ],
    },
    {
      id: 'entrenamientos',
      question: '¿Incluye capacitaciones?',
      answer: [
        'El ',
        premiumPlan,
        ` incluye ${text('mf-crm/crm-trainings')} capacitaciones de ${text('mf-crm/crm-training-hours')} hora. Si tu equipo necesita más, el plan Full de nuestros `,
        supportPlan,
        ` trae hasta ${text('mf-crm/support-full-trainings')} capacitaciones.`,
      ],
    },
    {
      id: 'usuarios',
      question: '¿Cuántos usuarios puedo tener?',
      answer: ['Los que necesites: los usuarios son ilimitados, así que puede entrar todo tu equipo.'],
    },
    {
      id: 'contactos',
      question: '¿Cuántos contactos puedo guardar?',
      answer: ['Todos: los contactos son ilimitados y no se cobran por cantidad.'],
    },
    {
      id: 'canales',
      question: '¿Por qué canales puedo comunicarme?',
      answer: [
        `Por llamada, SMS y correo, que se cobran según su uso. La integración con la app de chat es opcional y cuesta ${chatFee} adicionales.`,
      ],
    },
    {
      id: 'instagram-automatizacion',
      question: '¿Puedo automatizar Instagram?',
      answer: [
        'Depende de qué quieras automatizar. Cuéntanos por chat qué mensajes recibes y qué te gustaría responder: te decimos qué cubren las funciones que el CRM ya trae. Las que no trae quedan fuera del ',
        premiumPlan,
        '.',
      ],
    },
    {
      id: 'soporte',
      question: '¿Qué soporte tengo?',
      answer: [
        `${text('mf-crm/platform-chat')}. Si implementamos tu CRM, tienes además ${text('mf-crm/crm-support-days')} días de soporte después de la entrega. Para que nuestro equipo te acompañe cada mes, mira los `,
        supportPlan,
        '.',
      ],
    },
    {
      id: 'iniciar',
      question: '¿Cómo empiezo?',
      answer: [
        'Presiona «Empezar prueba gratis». Se abre el sitio del CRM en una pestaña nueva y ahí creas tu cuenta. Si prefieres recibirlo implementado, elige el ',
        premiumPlan,
        `: la implementación se estima entre ${least} y ${most} días hábiles.`,
      ],
    },
    {
      id: 'terminar-prueba',
      question: '¿Qué pasa cuando termina la prueba?',
      answer: [
        `Tu suscripción continúa automáticamente por ${monthly}. Si no quieres seguir, cancela antes de que terminen los ${trialDays} días, en `,
        ...cancelPath,
        '.',
      ],
    },
    {
      id: 'migrar',
      question: '¿Puedo migrar desde otro CRM?',
      answer: ['Cuéntanos por chat qué sistema usas y qué datos quieres traer: te decimos qué se puede migrar.'],
    },
    {
      id: 'marketing',
      question: '¿El precio incluye servicios de marketing?',
      answer: [
        'No. La gestión de campañas y la creación de contenido son servicios aparte: ',
        { to: 'mf-plans/ads-service', text: offer('mf-plans/ads').name },
        ' y ',
        { to: 'mf-plans/social-plans', text: offer('mf-plans/social').name },
        '.',
      ],
    },
    {
      id: 'integraciones',
      question: '¿Se integra con otros sistemas?',
      answer: [
        'Las integraciones con sistemas externos no están incluidas en el ',
        premiumPlan,
        '. Si necesitas una, la evaluamos contigo en el ',
        customPlan,
        `. La app de chat sí se puede integrar, por ${chatFee} adicionales.`,
      ],
    },
    {
      id: 'pagos',
      question: '¿Cómo se paga?',
      answer: ['Con tarjeta de crédito o débito. La facturación es mensual.'],
    },
    {
      id: 'personalizados',
      question: '¿Hacen CRM personalizados?',
      answer: [
        'Sí. El ',
        customPlan,
        ` empieza en ${usd(offer('mf-crm/crm-custom').price.text)}, con todos los servicios de CRM. Agenda una cita y definimos contigo el alcance.`,
      ],
    },
  ];
}

/** The questions by subject, in their order. */
const topics = [
  { name: 'Precio y pagos', ids: ['precio', 'pagos', 'cancelar'] },
  { name: 'Prueba gratis', ids: ['prueba', 'iniciar', 'terminar-prueba'] },
  {
    name: 'La plataforma',
    ids: ['plataforma', 'usuarios', 'contactos', 'canales', 'instagram-automatizacion', 'integraciones'],
  },
  { name: 'Nuestro equipo', ids: ['soporte', 'entrenamientos', 'migrar', 'marketing', 'personalizados'] },
] as const;

/** The words of `answers.tsx`. */
export const answers = (facts: FactReader) => {
  const questions = questionsOf(facts);
  return {
    heading: `${questions.length} dudas, resueltas`,
    index: 'Preguntas por tema',
    topics: topics.map(({ name, ids }) => ({
      name,
      items: ids.flatMap((anchor) => questions.filter(({ id }) => id === anchor)),
    })),
  } as const;
};

/** The words of `after.tsx`. */
export const contentAfter = (facts: FactReader) => {
  const { monthly } = monthlyOf(facts);
  const trialDays = facts.text('mf-crm/trial-days');
  return {
    video: {
      heading: 'El CRM explicado en video',
      text: `Muy pronto lo verás aquí. ¿Prefieres verlo por dentro hoy? Pruébalo ${trialDays} días gratis; después, ${monthly} si no cancelas antes.`,
      action: startTrial,
      ask: 'Preguntar por chat',
      message: 'Hola, tengo una pregunta sobre el CRM',
    },
  } as const;
};
