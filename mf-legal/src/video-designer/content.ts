import type { JobOpening } from '../job/job-offer.ts';

export const opening = (): JobOpening => ({
  posted: '2026-11-16',
  hero: {
    eyebrow: 'Trabaja con nosotros',
    title: 'Diseñador y Editor de Video con IA',
    lead: 'Para quien edita rápido, diseña con gusto y usa la inteligencia artificial como una herramienta más.',
    tags: ['Herramientas de IA', 'Video marketing', 'Redes sociales'],
    apply: 'Postularme',
  },
  form: {
    heading: 'Postúlate',
    lead: 'Ten a mano el enlace a tu portafolio: mejor cinco piezas tuyas que veinte de un equipo.',
    title: 'Formulario de postulación: diseñador y editor de video con IA',
  },
});
