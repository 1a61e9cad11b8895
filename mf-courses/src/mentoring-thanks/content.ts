import type { FactReader } from '@mosaico/shared-types';

export const actions = { schedule: 'Agendar mi primera sesión', home: 'Volver al inicio' };

export const content = ({ text }: FactReader) => {
  const hours = text('mf-courses/mentoring-session-hours');
  return {
    copy: {
      eyebrow: 'Mentoría confirmada',
      title: 'Te damos la bienvenida a tu mentoría',
      lead: `Tu siguiente paso: agenda tu primera sesión de ${hours} horas. Después te llega un correo con el enlace para entrar.`,
    },
    steps: {
      heading: 'Qué pasa ahora',
      items: [
        { title: 'Pago recibido', text: 'Tu mes empieza con la primera sesión, no hoy.', state: 'done' },
        {
          title: 'Agenda tu primera sesión',
          text: `Elige un momento sin interrupciones. Puedes moverla hasta ${text('mf-legal/appointment-notice-hours')} horas antes.`,
          figure: `Dura ${hours}\u00a0h`,
          state: 'current',
        },
        { title: 'Revisa tu correo', text: 'Ahí llega el enlace de la sesión.', state: 'next' },
      ],
    },
  } as const;
};
