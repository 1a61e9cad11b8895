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
  items: stages.map((stage, index) =>
    stage.state === 'current' ? { ...stage, figure: `${index + 1} de ${stages.length}` } : stage,
  ),
};
