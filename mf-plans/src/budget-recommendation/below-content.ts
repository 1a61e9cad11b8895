import type { FactReader } from '@mosaico/shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';

export const content = ({ text, amount }: FactReader) => {
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
      text: 'Responde a todos y anota quién quedó pendiente. Ahí se pierde la mayoría de las ventas.',
    },
    { title: 'Anuncios, al final', text: 'Cuando lo anterior funcione, cada dólar en anuncios trabaja mejor.' },
  ],
};

export const closing = {
  heading: '¿No sabes por cuál empezar?',
  text: 'Dinos cuánto puedes invertir y qué vendes. Te contestamos con un primer paso concreto.',
};
