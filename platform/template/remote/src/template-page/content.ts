export const hero = {
  eyebrow: 'Servicios',
  title: 'Página nueva',
  lead: 'Cuéntanos qué necesitas y te decimos qué incluye, cuánto cuesta y cuándo podemos empezar.',
  ask: 'Pedir información por chat',
};

export const start = {
  heading: 'Así empezamos',
  items: [
    { title: 'Nos escribes', text: 'Por chat, con tus palabras. Basta con lo que tengas claro hoy.' },
    { title: 'Te proponemos', text: 'Recibes por escrito qué haríamos, en qué orden y a qué precio.' },
    { title: 'Tú decides', text: 'Si te convence, acordamos una fecha. Si no, la propuesta es tuya.' },
  ],
};

export const closing = {
  heading: '¿Te quedó alguna duda?',
  text: 'Pregúntanos antes de decidir. Te contesta una persona del equipo.',
};
