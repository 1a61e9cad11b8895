import type { FactReader } from '@mosaico/shared-types';
import { cellsFrom, type Clause, type ClauseDrawing, type ClauseTile } from '@mosaico/shared-ui/documents';

export const title = 'Política de citas';
export const eyebrow = 'Para clientes con un servicio activo';

export const contact = {
  heading: '¿Una duda sobre tu cita?',
  text: 'Escríbenos por chat o por correo y la resolvemos contigo.',
  chat: 'Escribir por chat',
  chatText: 'Hola, tengo una pregunta sobre mi cita',
  first: { to: 'mf-crm/support-appointment', label: 'Solicitar una cita' },
  newcomers: { to: 'mf-courses/free-consultation', label: 'Todavía no soy cliente' },
} as const;

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
      body: [text('mf-legal/appointments-by-plan')],
    },
    {
      number: '3',
      title: 'Confirmación',
      body: [
        `Toda cita empieza pendiente de confirmación. Nuestro equipo la confirma o la cancela en un plazo de ${text('mf-legal/appointment-confirmation-hours')} horas.`,
        `Una solicitud enviada todavía no es una cita confirmada. ${text('mf-legal/office-hours-in-full')}`,
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

/** What the rules come to, drawn. */
export const drawings = ({ number, range, text }: FactReader): readonly ClauseDrawing[] => {
  const { least, most } = range('mf-legal/monthly-appointments');
  const confirmation = number('mf-legal/appointment-confirmation-hours');
  const notice = number('mf-legal/appointment-notice-hours');
  return [
    {
      clause: '2',
      ground: 'd',
      label: 'Un mes con tus citas',
      cells: {
        count: 28,
        columns: 7,
        marked: cellsFrom(1, least).map((each) => each * 8 - 4),
        outlined: cellsFrom(least + 1, most).map((each) => each * 8 - 4),
      },
    },
    {
      clause: '3',
      ground: 'a',
      label: 'Cada cuadro es una hora',
      cells: { count: confirmation, columns: 12, marked: [confirmation] },
      ends: ['La pides', 'Te respondemos'],
    },
    {
      clause: '5',
      ground: 'b',
      label: `Las ${text('mf-legal/appointment-notice-hours')} horas de aviso`,
      cells: { count: 2 * notice, columns: 12, marked: cellsFrom(1, notice) },
      ends: ['Puedes cambiarla', 'Tu cita'],
    },
    {
      clause: '6',
      ground: 'c',
      label: 'La que pasa de tu límite',
      cells: { count: most + 1, columns: most + 1, marked: cellsFrom(1, most), outlined: [most + 1] },
      ends: ['Tu mes', 'Otra fecha'],
    },
  ];
};
