import { type Clause, type Step } from 'shared-ui';
import { appointments } from '../content/appointments.ts';

const { monthly, confirmationHours, noticeHours } = appointments;

export const title = 'Política de citas';
export const eyebrow = 'Para clientes con un servicio activo';

export const intro: readonly string[] = [
  `Estas seis reglas cuidan tu tiempo y el de nuestro equipo. Lo esencial: de ${monthly.least} a ${monthly.most} citas al mes según tu servicio activo, respuesta en ${confirmationHours} horas y cambios con ${noticeHours} horas de anticipación.`,
];

export const rules: readonly Clause[] = [
  {
    number: '1',
    title: 'Quién puede agendar',
    body: [
      'Las citas de soporte son para clientes con un servicio activo.',
      'Las solicitas en este sitio. Cuando recibimos tu solicitud, te escribimos por chat para validar tus citas activas.',
    ],
  },
  {
    number: '2',
    title: 'Citas por mes',
    body: [
      `Tienes de ${monthly.least} a ${monthly.most} citas al mes. El número exacto depende del servicio que tengas activo.`,
    ],
  },
  {
    number: '3',
    title: 'Confirmación',
    body: [
      `Toda cita empieza pendiente de confirmación. Nuestro equipo la confirma o la cancela en un plazo de ${confirmationHours} horas.`,
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
      `Para cancelar o reprogramar una cita, avísanos con al menos ${noticeHours} horas de anticipación.`,
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
];

export const contact = {
  heading: '¿Una duda sobre tu cita?',
  text: 'Escríbenos por chat o por correo y la resolvemos contigo.',
  chat: 'Escribir por chat',
  chatText: 'Hola, tengo una pregunta sobre mi cita',
};

export const journey: { heading: string; steps: readonly Step[] } = {
  heading: 'Así avanza tu cita',
  steps: [
    { title: 'La solicitas', text: 'Llenas el formulario y queda pendiente de confirmación.' },
    { title: 'Te respondemos', text: `La confirmamos o la cancelamos en ${confirmationHours} horas.` },
    { title: 'Nos reunimos', text: `¿Surgió algo? Muévela con ${noticeHours} horas de anticipación.` },
  ],
};

export const closing = {
  heading: '¿Listo para tu próxima cita?',
  text: `Cuéntanos qué necesitas revisar. Te respondemos en ${confirmationHours} horas.`,
  request: 'Solicitar una cita',
};
