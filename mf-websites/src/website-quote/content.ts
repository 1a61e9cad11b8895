export const back = { to: 'mf-websites/website-sales', label: 'Todos los sitios web' } as const;

export const hero = {
  eyebrow: 'Cotización de sitios web',
  title: 'Cotiza tu sitio web',
  lead: 'Responde unas preguntas sobre tu negocio y lo que necesitas. Con eso te decimos qué plan te sirve y cuánto cuesta.',
};

export const survey = {
  heading: 'Tu proyecto',
  title: 'Cuestionario para cotizar tu sitio web',
  ready: {
    heading: 'Ten a mano',
    items: [
      'Qué vendes y a quién',
      'Cuántas páginas o productos calculas',
      'Dos o tres sitios que te gusten',
      'La fecha en que lo necesitas',
    ],
  },
  next: {
    heading: 'Qué pasa después',
    items: [
      {
        title: 'Leemos tus respuestas',
        text: 'Una persona del equipo las revisa, una por una.',
      },
      {
        title: 'Te proponemos un plan',
        text: 'Uno de los nuestros o uno a tu medida, con precio, fecha y lo que queda fuera.',
      },
      { title: 'Tú decides', text: 'Pedir la cotización no te compromete a nada.' },
    ],
  },
};

export const closing = {
  heading: '¿Prefieres contarlo hablando?',
  text: 'Agenda una cita y armamos la cotización contigo.',
  action: 'Agendar Cita',
  title: 'Agenda tu cita',
};
