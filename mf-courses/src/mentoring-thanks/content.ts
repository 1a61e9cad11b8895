import type { FactReader } from '@mosaico/shared-types';

export const actions = { schedule: 'Agendar mi primera sesión', home: 'Volver al inicio' };

export const content = ({ text }: FactReader) => {
  const hours = text('mf-courses/mentoring-session-hours');
  return {
    copy: {
      eyebrow: 'Mentoría confirmada',
      title: 'Te damos la bienvenida',
      lead: `Tu siguiente paso: agenda tu primera sesión de ${hours} horas. Después te llega un correo con el enlace para entrar.`,
    },
    steps: {
      heading: 'Qué pasa ahora',
      items: [
        { title: 'Pago recibido', text: 'Guarda tu comprobante.', state: 'done' },
        {
          title: 'Agenda tu primera sesión',
          text: `Elige ${hours} horas sin interrupciones. Puedes moverla hasta ${text('mf-legal/appointment-notice-hours')} horas antes.`,
          state: 'current',
        },
        { title: 'Revisa tu correo', text: 'Ahí llega el enlace de la sesión.', state: 'next' },
      ],
    },
  } as const;
};

/** What is drawn on the steps. */
export const drawn = ({ number }: FactReader) => ({
  month: { name: 'Tu mes', sessions: number('mf-courses/mentoring-sessions') },
  agenda: { hours: ['9:00', '10:00', '11:00', '12:00'], session: 'Tu primera sesión', of: 'Uno a uno' },
  mail: { from: 'Tu mentoría', enter: 'Entrar' },
});
