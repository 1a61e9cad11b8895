import { formatAmount } from 'shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';
import { minimumInvestment } from '../content/leads.ts';
import { maintenancePlans } from '../content/maintenance-plans.ts';
import { socialPlans } from '../content/social-plans.ts';

const minimum = `${formatAmount(minimumInvestment.usd)} USD`;

export const hero = {
  eyebrow: 'Tu presupuesto',
  title: 'Empieza por lo que más te rinde',
  lead: `Nuestros servicios completos son para empresas que invierten desde ${minimum} al mes. Si hoy tienes menos, esto es lo que haríamos en tu lugar.`,
  request: 'Pedir consejo por chat',
  requestText: `Hola, mi presupuesto es menor a ${minimum} al mes y quiero una recomendación para empezar`,
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
      text: 'Responde a todos y anota quién quedó pendiente. Ahí se pierde la mayoría de las ventas.',
    },
    { title: 'Anuncios, al final', text: 'Cuando lo anterior funcione, cada dólar de pauta trabaja mejor.' },
  ],
};

export const within: { heading: string; lead: string; tiles: readonly WallTile[] } = {
  heading: `Lo que ya puedes contratar por menos de ${minimum}`,
  lead: 'Sin reunión previa: entra, compara y decide.',
  tiles: [
    {
      title: 'Landing page con video de ventas',
      text: 'Una página que explica tu oferta y lleva a la compra. Un solo pago.',
      price: { usd: 500 },
      to: '/landing-page-500',
    },
    {
      title: 'Mantenimiento web',
      text: 'Para que el sitio que ya tienes no se caiga.',
      price: maintenancePlans.basico.price,
      to: '/planes-mantenimiento?plan=basico',
    },
    {
      title: 'Servidor y correo',
      text: 'Alojamiento y correo de tu dominio, con soporte por ticket.',
      price: maintenancePlans.servidor.price,
      to: '/planes-mantenimiento?plan=servidor',
    },
    {
      title: 'Redes sociales, plan Básico',
      text: '10 publicaciones y 15 historias cada mes para Instagram y Facebook.',
      price: socialPlans.basico.price,
      to: '/planes-sociales?plan=basico',
    },
  ],
};

export const closing = {
  heading: '¿No sabes por cuál empezar?',
  text: 'Dinos cuánto puedes invertir y qué vendes. Te contestamos con un primer paso concreto.',
};
