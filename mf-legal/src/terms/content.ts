import type { FactReader, SiteConfiguration } from '@mosaico/shared-types';
import { cellsFrom, type Clause, type ClauseDrawing, type ClauseTile } from '@mosaico/shared-ui/documents';
import { optionalParagraph } from '../optional-paragraph.ts';
import { responsible } from '../responsible.ts';

export const title = 'Términos y condiciones';
export const eyebrow = 'Lo que acordamos al contratar';
export const back = { to: 'shell/home', label: 'Volver al inicio' } as const;

export const intro: readonly string[] = [
  'Este documento explica qué recibes, cuándo pagas y cómo puedes cancelar. Lo escribimos para que lo leas de corrido. Si algo no queda claro, pregúntanos antes de contratar.',
];

/** The clauses, with the owner's own texts from the site configuration in their places. */
export const clauses = (
  { text }: FactReader,
  owner: SiteConfiguration['conditions'],
  agency: SiteConfiguration['agency'],
): readonly Clause[] => [
  {
    number: '1',
    title: 'Aceptación',
    body: [
      'Al contratar un servicio, pagarlo o usar este sitio aceptas estos términos. Si contratas en nombre de una empresa, declaras que puedes obligarla.',
      responsible('Quien presta los servicios y responde por ellos', agency),
      ...optionalParagraph(owner.signedProposal),
    ],
  },
  {
    number: '2',
    title: 'Servicios',
    body: [
      'Ofrecemos sitios web, mantenimiento, sistemas CRM y su soporte, planes de redes sociales, campañas de publicidad, lanzamientos de cursos, mentorías y asesorías.',
      'Lo que incluye cada servicio, y lo que no, está en su página o en tu propuesta.',
    ],
  },
  {
    number: '3',
    title: 'Contratación',
    body: [
      'Cada servicio se contrata como dice su página: con un enlace de pago, por chat o en una cita.',
      ...optionalParagraph(owner.contract),
      text('mf-legal/contact-after-purchase'),
    ],
  },
  {
    number: '4',
    title: 'Precios',
    body: [
      'Los precios están en dólares de Estados Unidos (USD).',
      'Un precio que empieza por «Desde» es el más bajo del servicio: el final depende de lo que acordemos contigo.',
    ],
  },
  {
    number: '5',
    title: 'Servicios mensuales',
    body: [
      ...optionalParagraph(owner.firstPayment),
      text('mf-legal/monthly-billing'),
      'El servicio sigue cada mes hasta que avises que quieres terminarlo.',
      ...optionalParagraph(owner.failedCharge),
    ],
  },
  { number: '6', title: 'Planes de pago', body: [text('mf-legal/payment-plan')] },
  {
    number: '7',
    title: 'Cancelación de pagos únicos',
    body: [
      `Puedes cancelar un pago único dentro de las ${text('mf-legal/single-cancel-hours')} horas siguientes al pago. Te devolvemos lo pagado menos una penalidad del ${text('mf-legal/single-penalty')}: el ${text('mf-legal/single-refund')}.`,
      ...optionalParagraph(owner.refundAfterwards),
    ],
  },
  {
    number: '8',
    title: 'Cancelación de servicios mensuales',
    body: [
      ...optionalParagraph(owner.minimumTerm),
      `Para terminar un servicio mensual avísanos por escrito con al menos ${text('mf-legal/monthly-notice-days')} días de anticipación a tu próxima fecha de cobro.`,
      `Si avisas más tarde, se aplica una penalidad del ${text('mf-legal/monthly-penalty')} del valor mensual del servicio.`,
    ],
  },
  {
    number: '9',
    title: 'Lo que necesitamos de ti',
    body: [
      'Para trabajar en tu servicio necesitamos a tiempo:',
      [
        'Textos, imágenes, accesos y datos correctos.',
        'Una persona que pueda decidir y aprobar.',
        'Tus comentarios en cada revisión.',
      ],
    ],
  },
  {
    number: '10',
    title: 'Entregas y revisiones',
    body: [
      'Cada servicio indica su plazo de entrega, o cómo se fija, y sus revisiones cuando están contadas.',
      ...optionalParagraph(owner.approvalBySilence),
    ],
  },
  {
    number: '11',
    title: 'Citas y atención',
    body: [
      text('mf-legal/office-hours-in-full'),
      text('mf-legal/appointments-by-plan'),
      `Confirmamos o cancelamos cada cita en ${text('mf-legal/appointment-confirmation-hours')} horas, y puedes cambiarla con ${text('mf-legal/appointment-notice-hours')} horas de anticipación. El detalle está en la política de citas.`,
    ],
  },
  {
    number: '12',
    title: 'Plataformas de terceros',
    body: [
      'Muchos servicios usan plataformas que no son nuestras: redes sociales, buscadores, procesadores de pago, alojamiento, comercio electrónico o mensajería.',
      'Salvo lo que tu plan incluya (por ejemplo, el hosting), sus tarifas, la inversión en anuncios y los consumos por uso corren por tu cuenta.',
    ],
  },
  {
    number: '13',
    title: 'Material y propiedad',
    body: [
      ...optionalParagraph(owner.ownership),
      'Declaras que tienes derecho a usar el material que nos entregas. Las licencias de terceros se rigen por sus propias condiciones.',
    ],
  },
  {
    number: '14',
    title: 'Garantías y responsabilidad',
    body: [
      ...optionalParagraph(owner.corrections),
      'No garantizamos un número de ventas o de seguidores, ni una posición en los buscadores: dependen también de tu oferta, de tu atención y de tu mercado.',
      'Nuestra responsabilidad tiene el límite que fija la ley aplicable.',
    ],
  },
  {
    number: '15',
    title: 'Disposiciones generales',
    body: ['Estas reglas se aplican a todos los servicios.'],
    parts: [
      {
        number: '15.1',
        title: 'Información y datos',
        body: [
          'La información reservada de cada parte se trata según la ley aplicable; los datos personales, según nuestra política de privacidad.',
        ],
      },
      {
        number: '15.2',
        title: 'Contratación de nuestro personal',
        body: [
          `Contratar por tu cuenta a alguien de nuestro equipo cuesta el equivalente a ${text('mf-legal/hiring-payments')} pagos mensuales de esa persona, que se pagan a la agencia.`,
        ],
      },
      {
        number: '15.3',
        title: 'Relación laboral',
        body: ['Los asistentes de ventas no tienen relación laboral directa contigo.'],
      },
      {
        number: '15.4',
        title: 'Fuerza mayor',
        body: ['Si un hecho fuera del control de las partes impide cumplir, rige la ley aplicable.'],
      },
      {
        number: '15.5',
        title: 'Cambios en estos términos',
        body: [
          'Podemos actualizar este documento. La fecha del inicio indica la versión vigente.',
          ...optionalParagraph(owner.versionOfTerms),
        ],
      },
      {
        number: '15.6',
        title: 'Ley aplicable',
        body: ['Estos términos se rigen por las leyes del estado de Florida, Estados Unidos.'],
      },
    ],
  },
];

export const contact = {
  heading: '¿Una duda antes de contratar?',
  text: 'Escríbenos por chat o por correo. Te respondemos con palabras claras.',
  chat: 'Escribir por chat',
  chatText: 'Hola, tengo una pregunta sobre los términos y condiciones',
};

/** The four figures that people look for. */
export const tiles = ({ text }: FactReader): readonly ClauseTile[] => [
  { clause: '7', ground: 'a', label: 'Cancelas un pago único en', value: `${text('mf-legal/single-cancel-hours')} h` },
  { clause: '7', ground: 'b', label: 'Del pago único te devolvemos', value: text('mf-legal/single-refund') },
  {
    clause: '8',
    ground: 'd',
    label: 'Aviso para cancelar un plan mensual',
    value: `${text('mf-legal/monthly-notice-days')} días`,
  },
  { clause: '8', ground: 'c', label: 'Penalidad si avisas más tarde', value: text('mf-legal/monthly-penalty') },
];

/** What the clauses come to, drawn. */
export const drawings = ({ number, text }: FactReader): readonly ClauseDrawing[] => {
  const billing = number('mf-legal/first-billing-days');
  const notice = number('mf-legal/monthly-notice-days');
  return [
    {
      clause: '5',
      ground: 'd',
      label: 'Cada cuadro es un día',
      cells: { count: billing, columns: 10, marked: [billing], outlined: [1] },
      ends: ['Empieza tu servicio', 'Primer cobro mensual'],
    },
    {
      clause: '6',
      ground: 'c',
      label: 'Tu servicio, de principio a fin',
      parts: [
        { share: 1, label: 'Pagas en partes' },
        { share: 1, label: 'Ya está pagado' },
      ],
    },
    {
      clause: '7',
      ground: 'a',
      label: `Si cancelas en ${text('mf-legal/single-cancel-hours')} horas`,
      parts: [
        { share: number('mf-legal/single-refund'), label: `${text('mf-legal/single-refund')} vuelve a ti` },
        { share: number('mf-legal/single-penalty'), label: text('mf-legal/single-penalty') },
      ],
    },
    {
      clause: '8',
      ground: 'b',
      label: 'Con este aviso no hay penalidad',
      cells: { count: notice, columns: notice, marked: cellsFrom(1, notice) },
      ends: ['Avisas', 'Próximo cobro'],
    },
  ];
};
