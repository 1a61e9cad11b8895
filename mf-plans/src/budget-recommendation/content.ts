import { type Amount, type CaseTopic, type FactReader, type PageLink } from '@mosaico/shared-types';

/** What the page asks its visitor to do, by chat: above, and below once more. */
export const content = ({ text }: FactReader) => {
  const minimum = `${text('mf-plans/minimum-investment')} USD`;
  return {
    hero: {
      eyebrow: 'Tu presupuesto',
      title: 'Empieza por lo que más te rinde',
      lead: `Nuestros servicios completos son para empresas que invierten desde ${minimum} al mes. Si hoy tienes menos, esto es lo que haríamos en tu lugar.`,
      request: 'Pedir consejo por chat',
      requestText: `Hola, mi presupuesto es menor a ${minimum} al mes y quiero una recomendación para empezar`,
    },
  };
};

/** Over the steps. */
export const order = {
  heading: 'Gasta en este orden',
  lead: 'Todo lo hace nuestro equipo.',
};

/** The words of `below.tsx`. */
export const contentBelow = ({ amount }: FactReader) => ({
  upkeep: {
    heading: 'Y para que tu sitio siga en línea',
    plans: [
      {
        art: 'hosting',
        to: 'mf-plans/maintenance-plans?plan=servidor',
        title: 'Servidor',
        text: 'Hosting y correo.',
        price: amount('mf-plans/maintenance-server'),
      },
      {
        art: 'care',
        to: 'mf-plans/maintenance-plans?plan=basico',
        title: 'Básico',
        text: 'Lo mismo, más seguridad y actualizaciones cada mes.',
        price: amount('mf-plans/maintenance-basic'),
      },
    ] as const,
  },
});

/** The last call. */
export const closing = {
  heading: '¿No sabes por cuál empezar?',
  text: 'Dinos cuánto puedes invertir y qué vendes. Te contestamos con un primer paso concreto. Si contratas, te pediremos lo que haga falta: accesos, logo, fotos o textos.',
};

/** A step of the order. */
interface BudgetStep {
  /** What it shows a work of. */
  topic: CaseTopic;
  title: string;
  text: string;
  price: Amount;
  to: PageLink;
}

/** In which order a small budget is spent. */
export const stepsOf = ({ text, amount }: FactReader): readonly BudgetStep[] => [
  {
    topic: 'landing-pages',
    title: 'Una página que convenza',
    text: `Antes de pagar anuncios, ten una página a donde llevar a la gente. La landing page se entrega en ${text('mf-websites/landing-workdays')} días hábiles.`,
    price: amount('mf-websites/landing'),
    to: 'mf-websites/landing-page',
  },
  {
    topic: 'social',
    title: 'Constancia en redes',
    text: `Publica cada semana lo que te preguntan tus clientes. El plan Básico de redes trae ${text('mf-plans/social-basic-posts')} publicaciones y ${text('mf-plans/social-basic-stories')} historias cada mes.`,
    price: amount('mf-plans/social-basic'),
    to: 'mf-plans/social-plans?plan=basico',
  },
  {
    topic: 'crm',
    title: 'Orden en tus ventas',
    text: 'Responde a todos y anota quién quedó pendiente: para empezar, basta una lista. La implementación del CRM va aparte de lo que inviertes cada mes.',
    price: amount('mf-crm/crm'),
    to: 'mf-crm/crm-plans',
  },
  {
    topic: 'ads',
    title: 'Anuncios, al final',
    text: `Cuando lo anterior funcione, cada dólar trabaja mejor. Cada mes: hasta ${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas, y ${text('mf-plans/ads-review-meetings')} reuniones de revisión contigo.`,
    price: amount('mf-plans/ads'),
    to: 'mf-plans/ads-service',
  },
];
