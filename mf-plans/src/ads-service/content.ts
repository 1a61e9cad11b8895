import type { FactReader } from '@mosaico/shared-types';

export const content = ({ offer }: FactReader) => {
  const { name, price } = offer('mf-plans/ads');
  return {
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    hero: {
      eyebrow: name,
      title: 'Tus anuncios, en redes y en buscadores',
      lead: 'Hacemos los videos y las piezas gráficas, ponemos las campañas al aire y las revisamos contigo todos los meses.',
      includes: 'Ver qué incluye',
      price,
    },
    booking: { action: 'Agendar Cita', title: 'Agenda tu cita' },
    closing: {
      heading: 'Hablemos de lo que quieres vender',
      text: `En la cita vemos si los anuncios te convienen y con qué empezar. El servicio cuesta desde ${price.text} USD al mes.`,
      chat: 'Prefiero escribir',
      message: 'Hola, me interesa el servicio de anuncios en redes y buscadores',
    },
  } as const;
};
