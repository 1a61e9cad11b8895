import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { PricedWork } from '../catalogue/priced-works.tsx';
import type { WallTile } from '../catalogue/price-wall.tsx';

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

/** The words of `below.tsx`. */
export const contentBelow = ({ text, amount }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      sign: 'websites',
      title: 'Landing page con video de ventas',
      text: 'Una página que explica tu oferta y lleva a la compra. Un solo pago.',
      price: amount('mf-websites/landing'),
      to: 'mf-websites/landing-page',
    },
    {
      sign: 'maintenance',
      title: 'Mantenimiento web, plan Básico',
      text: 'Hosting, seguridad y actualizaciones cada mes.',
      price: amount('mf-plans/maintenance-basic'),
      to: 'mf-plans/maintenance-plans?plan=basico',
    },
    {
      sign: 'server',
      title: 'Mantenimiento web, plan Servidor',
      text: 'Hosting y correo, con soporte por ticket.',
      price: amount('mf-plans/maintenance-server'),
      to: 'mf-plans/maintenance-plans?plan=servidor',
    },
    {
      sign: 'social',
      title: 'Redes sociales, plan Básico',
      text: `${text('mf-plans/social-basic-posts')} publicaciones y ${text('mf-plans/social-basic-stories')} historias cada mes para Instagram y Facebook.`,
      price: amount('mf-plans/social-basic'),
      to: 'mf-plans/social-plans?plan=basico',
    },
  ];
  return {
    within: {
      heading: `Lo que ya puedes contratar por menos de ${text('mf-plans/minimum-investment')} USD`,
      lead: 'Sin reunión previa: entra, compara y decide. Cada uno lo hace nuestro equipo.',
      tiles,
    },
    after: {
      heading: 'Después de pagar',
      items: [
        {
          title: 'Te contactamos',
          text: `En las ${text('mf-legal/contact-hours')} horas siguientes a tu compra.`,
        },
        {
          title: 'Nos das lo necesario',
          text: 'Accesos, logo, fotos y textos: te pedimos solo lo que usa tu servicio.',
        },
        {
          title: 'Empezamos',
          text: `En la fecha que acordamos contigo. La landing page se entrega en ${text('mf-websites/landing-workdays')} días hábiles.`,
        },
      ],
    },
  };
};

export const order = {
  heading: 'Gasta en este orden',
  items: [
    {
      title: 'Una página que convenza',
      text: 'Antes de pagar anuncios, ten a dónde enviarlos. Con una sola página basta.',
    },
    {
      title: 'Constancia en redes',
      text: 'Publica cada semana lo que te preguntan tus clientes. La foto perfecta puede esperar.',
    },
    {
      title: 'Orden en tus ventas',
      text: 'Responde a todos y anota quién quedó pendiente. Ahí se pierden ventas casi hechas.',
    },
    { title: 'Anuncios, al final', text: 'Cuando lo anterior funcione, cada dólar en anuncios trabaja mejor.' },
  ],
};

export const closing = {
  heading: '¿No sabes por cuál empezar?',
  text: 'Dinos cuánto puedes invertir y qué vendes. Te contestamos con un primer paso concreto.',
};

/** A work at each step, in the order of the list below, with what it costs at least and what comes on top of that. */
export const worksOf = ({ text, amount }: FactReader): readonly PricedWork[] => [
  { topic: 'landing-pages', name: 'Tu página', price: text('mf-websites/landing'), to: 'mf-websites/landing-page' },
  {
    topic: 'social',
    name: 'Tus redes',
    price: `${text('mf-plans/social-basic')} al mes`,
    to: 'mf-plans/social-plans?plan=basico',
  },
  {
    topic: 'crm',
    name: 'Tus ventas',
    price: `${text('mf-crm/crm-premium')} al mes`,
    terms: amount('mf-crm/crm').covers,
    to: 'mf-crm/crm-plans',
  },
  {
    topic: 'ads',
    name: 'Anuncios',
    price: `${text('mf-plans/ads')} al mes`,
    terms: amount('mf-plans/ads').covers,
    to: 'mf-plans/ads-service',
  },
];

/** What first, what then, as the list below it says: a staircase of equal steps. */
export const scene: SceneArt = {
  tiles: {
    page: { ground: 'e', label: 'Tu página', note: '1' },
    networks: { ground: 'd', label: 'Tus redes', note: '2' },
    sales: { ground: 'a', label: 'Tus ventas', note: '3' },
    ads: { ground: 'b', label: 'Anuncios', note: '4', figure: 'rings', paint: 'c', turn: 1 },
    s: { ground: 'c', figure: 'steps', paint: 'e', turn: 3 },
  },
  wide: [
    '. . . ads ads ads',
    '. . s ads ads ads',
    '. . sales sales sales sales',
    '. s sales sales sales sales',
    '. networks networks networks networks networks',
    's networks networks networks networks networks',
    'page page page page page page',
    'page page page page page page',
  ],
  narrow: ['page page page networks networks networks', 'sales sales sales ads ads ads'],
};
