import type { FactReader } from '@mosaico/shared-types';
import type { NotesWords } from '../confirmations/notes.tsx';

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

export const steps = {
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
      text: 'Pide una cita de soporte para tu servicio activo.',
      action: { label: 'Pedir cita de soporte', to: 'mf-crm/support-appointment' },
    },
  ],
  answer: {
    title: '¿Prefieres que te ayudemos?',
    text: 'Escríbenos por chat y vemos contigo qué cita necesitas.',
  },
} as const;

/** The words of `week.tsx`: a client's week, as an example. */
export const week = {
  name: 'Esta semana',
  of: 'Barro y Lino · muestra',
  free: 'Libre',
  days: [
    ['Lun', ['9:00', 'Torno'], ['11:00', 'Esmalte'], ['16:00', 'Envíos']],
    ['Mar', ['9:00', 'Fotos'], ['11:00', 'Torno'], ['16:00', 'Correos']],
    ['Mié', ['9:00', 'Torno'], ['11:00', 'Libre'], ['16:00', 'Envíos']],
    ['Jue', ['9:00', 'Horno'], ['11:00', 'Horno'], ['16:00', 'Esmalte']],
    ['Vie', ['9:00', 'Tienda'], ['11:00', 'Taller'], ['16:00', 'Envíos']],
  ],
} as const;

/** What is good to know before another appointment is asked for. */
export const before = ({ range, text }: FactReader): NotesWords => {
  const { most } = range('mf-legal/monthly-appointments');
  const notice = text('mf-legal/appointment-notice-hours');
  return {
    heading: 'Antes de pedir otra',
    lead: 'Así funcionan las citas de soporte.',
    items: [
      {
        title: 'Citas al mes',
        text: text('mf-legal/appointments-by-plan'),
        kind: 'count',
        lines: Array.from({ length: most - 1 }, (_, index) => `${index + 1}`),
        mark: `${most}`,
      },
      {
        title: `Respuesta en ${text('mf-legal/appointment-confirmation-hours')} horas`,
        text: 'Hasta entonces, tu solicitud está pendiente.',
        kind: 'clock',
        lines: ['Pendiente'],
        mark: `${text('mf-legal/appointment-confirmation-hours')} h`,
      },
      {
        title: `Cambios hasta ${notice} horas antes`,
        text: 'Para moverla o cancelarla, escríbenos por chat o por correo.',
        kind: 'hours',
        lines: ['Puedes moverla', `${notice} h`],
        mark: 'Tu cita',
      },
    ],
  };
};
