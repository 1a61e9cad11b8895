import type { FactReader } from '@mosaico/shared-types';
import { counted } from '../counted.ts';
import {
  afterwards,
  campaigns,
  devices,
  paidOf,
  supportDays,
  supported,
  training,
  upkeep,
} from '../website-detail/content.ts';
import type { Ends } from '../website-detail/hero.tsx';

export const content = ({ text }: FactReader): Ends => ({
  offer: 'mf-websites/landing',
  title: 'Una página, un video, una venta',
  lead: 'Una landing page con tu carta de ventas en video. Para quien tiene una sola oferta y quiere que la página la venda.',
  priceNote: 'Acordamos contigo el guion y la grabación antes de que pagues.',
  closing: {
    heading: `Tu landing page por ${text('mf-websites/landing')} USD`,
    text: `Escríbenos para contratarla. La entrega toma de ${text('mf-websites/landing-workdays')} días hábiles. Si prefieres hablarlo antes, agenda una cita.`,
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
      heading: 'El video, paso a paso',
      lead: 'Una carta de ventas en video es tu oferta, contada en pocos minutos.',
      /** The default of `conditions.landingVideo`. */
      agreed: 'Acordamos contigo, antes de que pagues, quién la escribe y quién la graba.',
      items: [
        { who: 'Contigo', what: 'El guion', text: 'Tu oferta, en pocas palabras.' },
        { who: 'Contigo', what: 'La grabación', text: 'A cámara o en pantalla.' },
        {
          who: 'Nosotros',
          what: 'La página',
          text: `El video, la carta por escrito y el botón, por ${text('mf-websites/landing')} USD.`,
        },
      ],
    },
    included: [
      { art: 'letter', text: 'Diseño y construcción de la página' },
      { art: 'video', text: 'Tu carta de ventas en video dentro de la página' },
      devices,
      { art: 'revision', text: revisions },
      { art: 'delivery', text: `Capacitación de ${training(facts)}` },
      supported(facts),
    ],
    work: {
      heading: `Lista en ${days}`,
      lead: 'Se contrata y se coordina por chat. Cada cuadro es un día.',
      days: delivery,
      supportDays: supportDays(facts),
      milestones: [
        {
          phase: 'start',
          title: 'Nos escribes',
          text: 'Nos cuentas tu oferta, acordamos el video y nos mandas tu logo y tus accesos (dominio y hosting).',
        },
        { phase: 'build', title: 'La armamos', text: 'Montamos la página alrededor de tu video.' },
        {
          phase: 'delivery',
          title: 'La revisas y sale',
          text: `Pides tus cambios en ${revisions} y la recibes entre el día ${delivery.least} y el ${delivery.most}.`,
          meeting: `Capacitación de ${training(facts)}`,
        },
        afterwards(facts),
      ],
    },
    apart: [
      {
        title: 'Más páginas',
        text: `Si necesitas un sitio completo, el Corporativo trae ${text('mf-websites/corporate-pages')} por ${text('mf-websites/corporate')} USD.`,
        link: { to: 'mf-websites/corporate-site', label: 'Ver el Corporativo' },
      },
      {
        title: 'Más revisiones',
        text: `El precio cubre ${text('mf-websites/landing-revisions')}. Las siguientes se cotizan por chat.`,
      },
      upkeep(facts),
      campaigns(facts),
    ],
    paid: paidOf(facts, 'mf-websites/landing'),
  } as const;
};
