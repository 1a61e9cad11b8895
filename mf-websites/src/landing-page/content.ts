import type { FactReader } from '@mosaico/shared-types';
import { counted } from '../counted.ts';
import { campaigns, devices, pageUpkeep, paidOf } from '../website-detail/content.ts';
import type { Ends } from '../website-detail/hero.tsx';

export const content = ({ text }: FactReader): Ends => ({
  offer: 'mf-websites/landing',
  title: 'Una página, un video, una venta',
  lead: 'Una landing page con tu carta de ventas en video. Para quien tiene una sola oferta y quiere que la página la venda.',
  priceNote: 'Tú traes el video; nosotros montamos la página a su alrededor.',
  closing: {
    heading: `Tu landing page por ${text('mf-websites/landing')} USD`,
    text: `Escríbenos: la tienes en ${text('mf-websites/landing-workdays')} días hábiles desde que recibimos tu pago, tu video, tu logo y tus accesos. Si prefieres hablarlo antes, agenda una cita.`,
  },
});

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, range } = facts;
  const delivery = range('mf-websites/landing-workdays');
  const days = `${text('mf-websites/landing-workdays')} días hábiles`;
  const revisions = counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones');
  return {
    walk: {
      heading: 'La página, de arriba abajo',
      lead: 'Cada parte lleva a la siguiente. Ninguna distrae.',
      parts: [
        {
          name: 'La promesa',
          text: 'Un titular que dice qué gana quien te lee.',
        },
        { name: 'El video', text: 'Tu carta de ventas, contada a cámara o en pantalla.' },
        { name: 'Las razones', text: 'Lo mismo por escrito, para quien prefiere leer.' },
        {
          name: 'La oferta',
          text: 'El precio, lo que trae y un solo botón.',
        },
      ],
    },
    video: {
      heading: 'El video: quién hace qué',
      lead: 'Una carta de ventas en video es tu oferta, contada por ti en pocos minutos.',
      items: [
        { who: 'Tú', what: 'Escribes el guion', text: 'Cuentas tu oferta en pocos minutos.' },
        { who: 'Tú', what: 'Grabas el video', text: 'A cámara o en pantalla, listo para publicar.' },
        {
          who: 'Nosotros',
          what: 'Armamos la página',
          text: `El video, la carta por escrito y el botón, por ${text('mf-websites/landing')} USD.`,
        },
      ],
    },
    included: [
      { art: 'letter', text: 'Diseño y construcción de la página' },
      { art: 'video', text: 'Tu carta de ventas en video dentro de la página' },
      devices,
      { art: 'revision', text: revisions },
    ],
    work: {
      heading: `Lista en ${days}`,
      lead: 'Se contrata y se coordina por chat, sin reuniones. Cada cuadro es un día.',
      days: delivery,
      milestones: [
        {
          phase: 'start',
          title: 'Nos escribes',
          text: 'Nos cuentas tu oferta, pagas como lo acordemos y nos mandas tu video ya listo, tu logo y tus accesos (dominio y hosting). Desde ahí corren los días.',
        },
        { phase: 'build', title: 'La armamos', text: 'Montamos la página alrededor de tu video.' },
        {
          phase: 'delivery',
          title: 'La revisas y sale',
          text: `Pides tus cambios en ${revisions} y la recibes entre el día ${delivery.least} y el ${delivery.most}.`,
        },
      ],
    },
    apart: [
      {
        title: 'El guion y la grabación',
        text: 'Tú traes el video ya listo. Si te falta, lo producimos como un servicio aparte.',
      },
      {
        title: 'Más páginas',
        text: `Si necesitas un sitio completo, el Corporativo trae ${text('mf-websites/corporate-pages')} por ${text('mf-websites/corporate')} USD.`,
        link: { to: 'mf-websites/corporate-site', label: 'Ver el Corporativo' },
      },
      {
        title: 'Más revisiones',
        text: `El precio cubre ${text('mf-websites/landing-revisions')}. Las siguientes se cotizan por chat.`,
      },
      {
        title: 'Capacitación y soporte después de la entrega',
        text: 'Vienen con el Corporativo, el Premium y la tienda.',
      },
      pageUpkeep(facts),
      campaigns(facts),
    ],
    paid: paidOf(facts, 'mf-websites/landing'),
  } as const;
};
