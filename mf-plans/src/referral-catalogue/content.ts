import type { FactReader } from '@mosaico/shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';

export const hero = {
  /** Followed by the referrer's name. */
  referredBy: 'Referido por',
  title: 'Servicios para que tu negocio venda más',
  lead: 'Alguien que nos conoce te mandó aquí, así que vamos al grano: seis servicios, desde cuánto cuesta cada uno y cómo se empieza.',
  book: 'Agendar Cita',
  seePrices: 'Ver precios',
};

export const content = ({ amount, offer, text }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      title: 'Campañas de publicidad',
      text: `Hasta ${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} gráficas al mes, y ${text('mf-plans/ads-review-meetings')} revisiones contigo. La inversión en anuncios la pagas aparte.`,
      price: amount('mf-plans/referral-ads'),
    },
    {
      title: 'Sitios web',
      text: `Con tus textos y tus fotos, listo en ${text('mf-websites/workdays')} días hábiles, y una capacitación para que lo manejes tú.`,
      price: amount('mf-plans/referral-websites'),
    },
    {
      title: 'CRM',
      text: 'Contactos, chat y seguimiento en un solo lugar, con tu equipo capacitado para usarlo.',
      price: amount('mf-plans/referral-crm'),
    },
    {
      title: 'Lanzamiento de cursos',
      text: 'Tus alumnos se inscriben, pagan y aprenden en una plataforma con tu marca.',
      price: amount('mf-plans/referral-courses'),
    },
    {
      title: 'Logos',
      text: 'La cara de tu marca, para tu sitio, tus redes y tus anuncios.',
      price: offer('mf-plans/logo').price,
    },
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
    rules: {
      title: 'Si cambias de idea',
      items: [
        `Lo que se paga una vez: ${text('mf-legal/cancel-single')}`,
        `Lo mensual: ${text('mf-legal/cancel-monthly')}`,
      ],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } as const,
    },
  };
};

export const steps = {
  heading: 'Así seguimos',
  items: [
    { title: 'Agendas', text: 'Eliges día y hora. Ten a mano qué vendes, qué has probado y cuánto puedes invertir.' },
    {
      title: 'Conversamos',
      text: 'Alguien de nuestro equipo te escucha y te dice qué va primero y qué puede esperar.',
    },
    {
      title: 'Recibes tu propuesta',
      text: 'Con lo que incluye, lo que no, el plazo y el precio final. Pagas solo si te convence.',
    },
  ],
};

export const booking = { title: 'Agenda tu cita' };

export const closing = {
  heading: 'Cuéntanos de tu negocio',
  /** Followed by the referrer's name. */
  text: 'Tu cita queda registrada como recomendación de',
};
