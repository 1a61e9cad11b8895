export const copy = {
  eyebrow: 'Postulación enviada',
  title: 'Recibimos tu postulación',
  lead: 'Nuestro equipo evalúa tu perfil. Si avanza, te escribimos por correo con las instrucciones de la prueba técnica.',
};

export const actions = { home: 'Volver al inicio', social: 'Conócenos en redes' };

const stages = [
  { title: 'Formulario recibido', text: 'Por ahora no tienes que enviar nada más.', state: 'done' },
  { title: 'Evaluación en proceso', text: 'Revisamos tu experiencia y tu trabajo.', state: 'current' },
  {
    title: 'Próximos pasos',
    text: 'Prueba técnica, con instrucciones por correo, y entrevista final.',
    state: 'next',
  },
] as const;

export const progress = {
  heading: 'En qué va tu postulación',
  // Without a count: one role's selection has three steps, the other's four.
  items: stages,
};

/** The words of `film.tsx`: a client's video as it is cut, as an example. */
export const film = {
  of: 'Panadería Trigal · muestra',
  cuts: ['Pan de hoy', 'Sale a las 7', 'Encarga el tuyo'],
  link: 'Enlace en el perfil',
} as const;

/** The words of `ahead.tsx`. */
export const ahead = {
  heading: 'Si tu perfil avanza',
  lead: 'Esto es lo que sigue.',
  items: [
    {
      id: 'mail',
      title: 'La prueba llega por correo',
      text: 'Con sus instrucciones. Revisa también el correo no deseado.',
      drawn: ['Agencia Mosaico', 'Tu prueba técnica', 'Ver instrucciones'],
    },
    {
      id: 'work',
      title: 'Ten a mano tu trabajo',
      text: 'Piezas y videos hechos por ti, o dos o tres campañas tuyas: cuánto invirtieron y qué trajeron.',
      drawn: ['Pan de hoy', '¿Rechinan? Cita hoy', 'Tus piezas'],
    },
    {
      id: 'talk',
      title: 'Y la entrevista final',
      text: 'Hablamos de tu prueba, de tu experiencia y de tus preguntas.',
      drawn: ['¿Por qué este corte?', 'Para oír la corteza.', 'Entrevista'],
    },
  ],
} as const;
