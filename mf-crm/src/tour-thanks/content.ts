export const copy = {
  eyebrow: 'Tour agendado',
  title: 'Tu tour del CRM quedó agendado',
  lead: 'Revisa tu correo: ahí están la fecha y el enlace. Antes del tour te contacta un especialista.',
};

export const actions = {
  chat: 'Pedir otro horario',
  chatText: 'Hola, agendé un tour del CRM y necesito otro horario',
  plans: 'Ver planes de CRM',
  faq: 'Preguntas frecuentes',
};

export const steps = {
  heading: 'Qué pasa ahora',
  items: [
    { title: 'Tour agendado', text: 'Tu lugar quedó reservado.', state: 'done' },
    {
      title: 'Te llega un correo',
      text: 'De confirmación, con todo para entrar. ¿No te sirve la hora? Escríbenos por chat.',
      state: 'current',
    },
    { title: 'Te contacta un especialista', text: 'Para saber qué quieres ver y preparar el tour.', state: 'next' },
  ],
} as const;
