export const copy = {
  eyebrow: 'Consulta agendada',
  title: 'Excelente Decisión',
  lead: 'Tu consulta quedó agendada. Llegas con preguntas y sales con un plan claro para tu negocio.',
};

export const actions = { social: 'Síguenos en redes', testimonials: 'Ver testimonios en video' };

export const steps = {
  heading: 'Qué pasa ahora',
  items: [
    { title: 'Consulta agendada', text: 'Anota el día y la hora en tu calendario.', state: 'done' },
    { title: 'Revisa tu correo', text: 'Ahí llega la confirmación con el enlace de la reunión.', state: 'current' },
    { title: 'Nos reunimos', text: 'Cuéntanos qué vendes, a quién y qué te está frenando.', state: 'next' },
  ],
} as const;
