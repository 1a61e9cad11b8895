import { counted } from '../counted.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, upkeep } from './apart.ts';

export default websitePage((facts) => {
  const { text, range } = facts;
  const delivery = range('mf-websites/landing-workdays');
  const days = `${text('mf-websites/landing-workdays')} días hábiles`;
  const revisions = counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones');
  return {
    offer: 'mf-websites/landing',
    title: 'Una página, un video, una venta',
    lead: 'Una landing page con tu carta de ventas en video. Para quien tiene una sola oferta y quiere que la página la venda.',
    priceNote: 'Tú traes el video; nosotros montamos la página a su alrededor.',
    art: { kind: 'letter', ground: 'ink' },
    proof: 'landing-pages',
    facts: [
      {
        value: counted(facts, 'mf-websites/landing-pages', 'página', 'páginas'),
        label: 'con tu carta de ventas en video',
      },
      { value: text('mf-websites/landing-workdays'), label: 'días hábiles de entrega' },
      { value: revisions, label: 'incluida en el precio' },
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
      revisions,
    ],
    process: {
      heading: `Lista en ${days}`,
      lead: 'Se contrata y se coordina por chat, sin reuniones. Cada cuadro es un día.',
      days: delivery,
      milestones: [
        {
          phase: 'start',
          title: 'Nos escribes',
          text: 'Nos cuentas tu oferta, acordamos el pago y nos mandas tu video y tu logo. Desde ahí corren los días.',
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
        text: `El precio cubre ${text('mf-websites/landing-revisions')}. Las siguientes se acuerdan por chat.`,
      },
      upkeep,
      campaigns,
    ],
    comparison: {
      heading: '¿Te queda corta una página?',
      lead: 'Estos son los tres sitios completos, lado a lado.',
    },
    closing: {
      heading: `Tu landing page por ${text('mf-websites/landing')} USD`,
      text: `Escríbenos y la tienes en ${days}. Si prefieres hablarlo antes, agenda una cita.`,
    },
  };
});
