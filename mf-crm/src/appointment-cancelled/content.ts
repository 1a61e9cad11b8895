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
      text: 'Ve al inicio y entra al servicio que quieres. Ahí agendas o nos escribes.',
    },
    {
      title: '¿Ya eres cliente?',
      text: 'Pide tu cita de soporte en el menú: Agendar una Cita Ahora.',
    },
    {
      title: 'Te respondemos',
      text: `En ${text('mf-legal/appointment-confirmation-hours')} horas. ¿Pasaron y no te escribimos? Búscanos por chat.`,
    },
  ],
});
