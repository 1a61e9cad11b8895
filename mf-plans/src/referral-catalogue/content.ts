import type { FactReader } from '@mosaico/shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';

export const hero = {
  /** Followed by the referrer's name. */
  referredBy: 'Referido por',
  title: 'Servicios para que tu negocio venda más',
  lead: 'Llegas recomendado, así que vamos al grano: esto hacemos y desde cuánto cuesta. Agenda una cita y te decimos qué te conviene primero.',
  book: 'Agendar Cita',
  seePrices: 'Ver precios',
};

export const content = ({ amount, offer }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      title: 'Campañas de publicidad',
      text: 'Anuncios en redes y buscadores con estrategia, piezas y revisión cada mes.',
      price: amount('mf-plans/referral-ads'),
    },
    { title: 'Sitios web', text: 'Rápidos, claros y listos para vender.', price: amount('mf-plans/referral-websites') },
    { title: 'CRM', text: 'Tus clientes y conversaciones en orden.', price: amount('mf-plans/referral-crm') },
    {
      title: 'Lanzamiento de cursos',
      text: 'De la plataforma a las primeras ventas.',
      price: amount('mf-plans/referral-courses'),
    },
    { title: 'Logos', text: 'Una marca que se reconoce en segundos.', price: offer('mf-plans/logo').price },
    {
      title: 'Videos y fotos',
      text: 'Material de tu negocio para redes, anuncios y sitio web.',
      price: offer('mf-plans/videos').price,
    },
  ];
  return {
    wall: {
      id: 'precios',
      heading: 'Seis servicios, con su precio de partida',
      lead: 'El precio final depende de lo que necesites. Lo acordamos contigo antes de empezar.',
      tiles,
    },
  };
};

export const steps = {
  heading: 'Así seguimos',
  items: [
    { title: 'Agendas', text: 'Eliges el día y la hora en nuestro calendario.' },
    { title: 'Conversamos', text: 'Nos cuentas qué vendes y qué te está frenando.' },
    { title: 'Recibes tu propuesta', text: 'Con lo que incluye, lo que no y el precio final.' },
  ],
};

export const booking = { title: 'Agenda tu cita' };

export const closing = {
  heading: 'Cuéntanos de tu negocio',
  /** Followed by the referrer's name. */
  text: 'Tu cita queda registrada como recomendación de',
};
