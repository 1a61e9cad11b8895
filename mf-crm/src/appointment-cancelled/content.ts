export const copy = {
  eyebrow: 'Cita cancelada',
  title: 'Tu cita quedó cancelada',
  lead: 'No tienes que hacer nada más. Si todavía nos necesitas, agenda otra cuando quieras.',
};

export const actions = { again: 'Agendar nueva cita', home: 'Volver al inicio' };

export const steps = {
  heading: 'Si quieres una nueva',
  items: [
    { title: 'Elige el servicio', text: 'Desde el inicio llegas a todos nuestros servicios y a sus calendarios.' },
    { title: 'Agenda', text: 'Escoge el día y la hora que te quedan bien.' },
    { title: 'Espera la confirmación', text: 'Te avisamos en cuanto tu nueva cita quede en firme.' },
  ],
};
