import type { FactReader } from '@mosaico/shared-types';

export const copy = {
  eyebrow: 'Cita cancelada',
  title: 'Tu cita quedó cancelada',
  lead: 'El horario quedó libre y no tienes que hacer nada más. Cancelar una cita no cancela tu servicio.',
};

export const actions = {
  home: 'Volver al inicio',
  chat: 'Escribir por chat',
  chatText: 'Hola, se canceló mi cita y quiero otra',
};

export const steps = ({ text }: FactReader) =>
  ({
    heading: 'Si quieres otra cita',
    choice: true,
    items: [
      {
        title: 'Servicio nuevo',
        text: 'Ve al inicio y entra al servicio que quieres. Ahí agendas o nos escribes.',
        action: { label: 'Agendar nueva cita', to: 'shell/home' },
      },
      {
        title: 'Ya soy cliente',
        text: 'Pide una cita de soporte. Es parte de tu servicio activo.',
        action: { label: 'Pedir cita de soporte', to: 'mf-crm/support-appointment' },
      },
    ],
    answer: {
      title: '¿Prefieres que te ayudemos?',
      text: `Escríbenos por chat: te respondemos en ${text('mf-legal/appointment-confirmation-hours')} horas.`,
    },
  }) as const;
