export const section = {
  id: 'testimonios',
  subtitle: 'Cómo es trabajar con nosotros, en video. Estos testimonios son de muestra.',
  all: 'Ver todos los testimonios',
};
