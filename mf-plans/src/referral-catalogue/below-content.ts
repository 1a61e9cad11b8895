import type { FactReader } from '@mosaico/shared-types';
import type { WallTile } from '../catalogue/price-wall.tsx';

export const content = ({ amount, offer, text }: FactReader) => {
  const tiles: readonly WallTile[] = [
    {
      sign: 'ads',
      title: offer('mf-plans/ads').name,
      text: `Hasta ${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas al mes, y ${text('mf-plans/ads-review-meetings')} reuniones de revisión contigo. La inversión en anuncios la pagas aparte.`,
      price: amount('mf-plans/referral-ads'),
    },
    {
      sign: 'websites',
      title: 'Sitios web',
      text: `Con tus textos y tus fotos, listo en ${text('mf-websites/workdays')} días hábiles, y una capacitación para que lo manejes tú.`,
      price: amount('mf-plans/referral-websites'),
    },
    {
      sign: 'crm',
      title: 'CRM',
      text: 'Contactos, conversaciones y seguimiento en un solo lugar, con tu equipo capacitado para usarlo.',
      price: amount('mf-plans/referral-crm'),
    },
    {
      sign: 'courses',
      title: 'Lanzamiento de cursos',
      text: 'Tus alumnos se inscriben, pagan y aprenden en una plataforma con tu marca.',
      price: amount('mf-plans/referral-courses'),
    },
    {
      sign: 'logo',
      title: 'Logos',
      text: 'La cara de tu marca, para tu sitio, tus redes y tus anuncios.',
      price: offer('mf-plans/logo').price,
    },
    {
      sign: 'videos',
      title: 'Videos y fotos',
      text: 'Material de tu negocio para redes, anuncios y sitio web.',
      price: offer('mf-plans/videos').price,
    },
  ];
  return {
    wall: {
      heading: 'Seis servicios, con su precio de partida',
      lead: 'El precio final depende de lo que necesites. Lo acordamos contigo antes de empezar. Precios en dólares de Estados Unidos (USD).',
      tiles,
    },
    steps: {
      heading: 'Así seguimos',
      items: [
        {
          title: 'Agendas',
          text: 'Eliges día y hora. Ten a mano qué vendes, qué has probado y cuánto puedes invertir.',
        },
        {
          title: 'Conversamos',
          text: 'Alguien de nuestro equipo te escucha y te dice qué va primero y qué puede esperar.',
        },
        {
          title: 'Recibes tu propuesta',
          text: 'Con lo que incluye, lo que no, el plazo y el precio final. Pagas solo si te convence.',
        },
        {
          title: 'Empezamos',
          text: `Nuestro equipo te contacta en las ${text('mf-legal/contact-hours')} horas siguientes a tu pago y acuerda contigo la fecha de inicio y la primera entrega.`,
        },
      ],
    },
  };
};
