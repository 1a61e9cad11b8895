import type { FactReader } from '@mosaico/shared-types';
import type { JobOpening } from '../job/job-offer.ts';

export const opening = ({ text }: FactReader): JobOpening => ({
  posted: '2026-11-16',
  hero: {
    eyebrow: 'Trabaja con nosotros',
    title: 'Especialista en Ads',
    lead: `Llevarás las campañas de varios negocios a la vez: decides dónde va cada dólar y se lo explicas a su dueño en ${text('mf-plans/ads-review-meetings')} reuniones al mes.`,
    tags: [
      'Remoto, República Dominicana',
      'Tiempo completo',
      `${text('mf-legal/ads-job-experience')}+ años de experiencia`,
    ],
    apply: 'Postularme',
  },
  form: {
    heading: 'Postúlate',
    lead: 'Ten a mano dos o tres campañas tuyas: cuánto invirtieron, qué buscaban y qué trajeron.',
    title: 'Formulario de postulación: especialista en Ads',
  },
});
