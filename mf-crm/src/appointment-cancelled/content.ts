import type { FactReader } from '@mosaico/shared-types';

export const copy = {
  eyebrow: 'Cita cancelada',
  title: 'Tu cita quedó cancelada',
  lead: 'El horario quedó libre y no tienes que hacer nada más. Cancelar una cita no cancela tu servicio.',
};

export const actions = { again: 'Agendar nueva cita', home: 'Volver al inicio' };

export const steps = ({ text }: FactReader) => ({
  heading: 'Si quieres una nueva',
  items: [
    {
      title: 'Elige el servicio',
      text: 'En el inicio están todos los servicios; la página de cada uno tiene su calendario o su chat.',
    },
    {
      title: 'Escoge otra hora',
      text: 'Si ya eres cliente, pide tu cita de soporte desde el menú: Agendar una Cita Ahora.',
    },
    {
      title: 'Te la confirmamos',
      text: `En un plazo de ${text('mf-legal/appointment-confirmation-hours')} horas te decimos si queda en firme. ¿Pasaron y no sabes de nosotros? Escríbenos por chat y la resolvemos.`,
    },
  ],
});
