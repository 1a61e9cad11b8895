export const copy = {
  eyebrow: 'Postulación enviada',
  title: 'Recibimos tu postulación',
  lead: 'Nuestro equipo evalúa tu perfil. Si avanza, te escribimos por correo con las instrucciones de la prueba técnica.',
};

export const actions = { home: 'Volver al inicio', social: 'Conócenos en redes' };

export const progress = {
  heading: 'En qué va tu postulación',
  items: [
    { title: 'Formulario recibido', text: 'No tienes que enviar nada más.', state: 'done' },
    {
      title: 'Evaluación en proceso',
      text: 'Revisamos tu experiencia y tu trabajo.',
      figure: '2 de 3',
      state: 'current',
    },
    {
      title: 'Próximos pasos',
      text: 'Prueba técnica, con instrucciones por correo, y entrevista final.',
      state: 'next',
    },
  ],
} as const;
