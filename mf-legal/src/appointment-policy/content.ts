import type { FactReader } from '@mosaico/shared-types';
import type { ClauseTile } from '@mosaico/shared-ui';
import type { Clause } from '@mosaico/shared-ui';

export const title = 'Política de citas';
export const eyebrow = 'Para clientes con un servicio activo';

export const contact = {
  heading: '¿Una duda sobre tu cita?',
  text: 'Escríbenos por chat o por correo y la resolvemos contigo.',
  chat: 'Escribir por chat',
  chatText: 'Hola, tengo una pregunta sobre mi cita',
};

export const content = ({ text }: FactReader) => ({
  intro: [
    `Estas seis reglas cuidan tu tiempo y el de nuestro equipo. Lo esencial: de ${text('mf-legal/monthly-appointments')} citas al mes según tu servicio activo, respuesta en ${text('mf-legal/appointment-confirmation-hours')} horas y cambios con ${text('mf-legal/appointment-notice-hours')} horas de anticipación.`,
  ],
  rules: [
    {
      number: '1',
      title: 'Quién puede agendar',
      body: [
        'Las citas de soporte son para clientes con un servicio activo.',
        'Las solicitas en este sitio. Cuando recibimos tu solicitud, te escribimos por chat para comprobar cuántas citas te quedan este mes.',
      ],
    },
    {
      number: '2',
      title: 'Citas por mes',
      body: [
        `Tienes de ${text('mf-legal/monthly-appointments')} citas al mes. El número exacto depende del servicio que tengas activo.`,
      ],
    },
    {
      number: '3',
      title: 'Confirmación',
      body: [
        `Toda cita empieza pendiente de confirmación. Nuestro equipo la confirma o la cancela en un plazo de ${text('mf-legal/appointment-confirmation-hours')} horas.`,
        'Una solicitud enviada todavía no es una cita confirmada.',
      ],
    },
    {
      number: '4',
      title: 'Citas sin confirmar',
      body: [
        'Si una cita no llega a confirmarse, se cancela de forma automática. ¿Aún la necesitas? Solicita una nueva.',
      ],
    },
    {
      number: '5',
      title: 'Cancelar o reprogramar',
      body: [
        `Para cancelar o reprogramar una cita, avísanos con al menos ${text('mf-legal/appointment-notice-hours')} horas de anticipación.`,
        'Escríbenos por chat o por correo con estos datos:',
        [
          'Tu nombre y el de tu negocio.',
          'El día y la hora de la cita.',
          'Si quieres cancelarla o qué otro horario te conviene.',
        ],
      ],
    },
    {
      number: '6',
      title: 'Más citas que tu límite mensual',
      body: ['Si pides más citas de las que tu servicio incluye en el mes, podemos rechazarlas o reprogramarlas.'],
    },
  ] satisfies readonly Clause[],
});

/** The words of `below.tsx`. */
export const contentBelow = ({ text }: FactReader) => ({
  closing: {
    heading: '¿Listo para tu próxima cita?',
    text: `Cuéntanos qué necesitas revisar. Te respondemos en ${text('mf-legal/appointment-confirmation-hours')} horas.`,
    request: { to: 'mf-crm/support-appointment', label: 'Solicitar una cita' },
    newcomers: { to: 'mf-courses/free-consultation', label: 'Quiero lanzar un curso' },
  } as const,
});

/** The rules of an appointment, each with its figure. */
export const tiles = ({ text }: FactReader): readonly ClauseTile[] => [
  { clause: '2', ground: 'd', label: 'Citas al mes', value: text('mf-legal/monthly-appointments') },
  {
    clause: '3',
    ground: 'a',
    label: 'Confirmamos en',
    value: `${text('mf-legal/appointment-confirmation-hours')} h`,
  },
  {
    clause: '5',
    ground: 'b',
    label: 'La cambias o cancelas con',
    value: `${text('mf-legal/appointment-notice-hours')} h de aviso`,
  },
];
