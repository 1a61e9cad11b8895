import { paths } from '../content/paths.ts';
import { websites } from '../content/websites.ts';
import { range, usd } from '../content/wording.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, upkeep } from './apart.ts';

const { price, delivery, revisions } = websites.landing;
const { corporate } = websites;
const days = `${range(delivery)} días hábiles`;

export default websitePage({
  name: 'Landing page con video',
  title: 'Una página, un video, una venta',
  lead: 'Una landing page con tu carta de ventas en video. Para quien tiene una sola oferta y quiere que la página la venda.',
  price,
  art: { kind: 'letter', ground: 'ink' },
  purchase: {
    label: 'Contratar por chat',
    message: `Hola, quiero contratar la landing page con carta de ventas en video por ${usd(price)}`,
  },
  facts: [
    { value: '1 página', label: 'con tu carta de ventas en video' },
    { value: range(delivery), label: 'días hábiles de entrega' },
    { value: `${revisions} revisión`, label: 'incluida en el precio' },
  ],
  outline: {
    heading: 'La página, de arriba abajo',
    lead: 'Cada parte lleva a la siguiente. Ninguna distrae.',
    parts: [
      { name: 'La promesa', wireframe: 'headline', text: 'Un titular que dice qué gana quien te lee.' },
      { name: 'El video', wireframe: 'video', text: 'Tu carta de ventas, contada a cámara o en pantalla.' },
      { name: 'Las razones', wireframe: 'letter', text: 'Lo mismo por escrito, para quien prefiere leer.' },
      { name: 'La oferta', wireframe: 'offer', text: 'El precio, lo que trae y un solo botón.' },
    ],
  },
  included: [
    'Diseño y construcción de la página',
    'Tu carta de ventas en video dentro de la página',
    'Diseño que se adapta al celular, la tableta y la computadora',
    `${revisions} revisión`,
  ],
  process: {
    heading: `Lista en ${days}`,
    lead: 'Se contrata y se coordina por chat, sin reuniones. Cada cuadro es un día.',
    days: delivery,
    milestones: [
      { phase: 'start', title: 'Nos escribes', text: 'Nos cuentas tu oferta por chat y acordamos el pago.' },
      { phase: 'build', title: 'La armamos', text: 'Montamos la página alrededor de tu video.' },
      {
        phase: 'delivery',
        title: 'La revisas y sale',
        text: `Pides tus cambios en ${revisions} revisión y la recibes entre el día ${delivery.from} y el ${delivery.to}.`,
      },
    ],
  },
  apart: [
    {
      title: 'Más páginas',
      text: `Si necesitas un sitio completo, el Corporativo trae ${corporate.pages} por ${usd(corporate.price)}.`,
      link: { to: paths.corporate, label: 'Ver el Corporativo' },
    },
    { title: 'Más revisiones', text: `El precio cubre ${revisions}. Las siguientes se acuerdan por chat.` },
    upkeep,
    campaigns,
  ],
  comparison: {
    heading: '¿Te queda corta una página?',
    lead: 'Estos son los tres sitios completos, lado a lado.',
  },
  closing: {
    heading: `Tu landing page por ${usd(price)}`,
    text: `Escríbenos y la tienes en ${days}. Si prefieres hablarlo antes, agenda una cita.`,
  },
});
