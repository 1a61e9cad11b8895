import type { FactReader } from '@mosaico/shared-types';

export const copy = {
  eyebrow: 'Cita cancelada',
  title: 'Tu cita quedó cancelada',
  lead: 'No tienes que hacer nada más. Si todavía nos necesitas, agenda otra cuando quieras.',
};

export const actions = { again: 'Agendar nueva cita', home: 'Volver al inicio' };

export const steps = ({ text }: FactReader) => ({
  heading: 'Si quieres una nueva',
  items: [
    { title: 'Elige el servicio', text: 'En el inicio están todos nuestros servicios. Entra en el que te interesa.' },
    {
      title: 'Agenda',
      text: 'Si su página tiene calendario, escoge ahí el día y la hora. Si no, pide tu cita por chat.',
    },
    {
      title: 'Espera la confirmación',
      text: `En un plazo de ${text('mf-legal/appointment-confirmation-hours')} horas te decimos si queda en firme.`,
    },
  ],
});
