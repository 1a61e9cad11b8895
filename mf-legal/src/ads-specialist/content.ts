import type { FactReader } from '@mosaico/shared-types';
import type { JobDescription, JobOpening } from '../job/job-offer.ts';

export const opening = ({ text }: FactReader): JobOpening => ({
  job: 'adsSpecialist',
  hero: {
    eyebrow: 'Trabaja con nosotros',
    title: 'Especialista en Ads',
    lead: `Llevas las campañas de varios negocios. Decides dónde va cada dólar y se lo explicas a cada dueño en ${text('mf-plans/ads-review-meetings')} reuniones al mes.`,
    apply: 'Postularme',
  },
  conditions: [
    { title: 'Horario', description: `${text('mf-legal/job-hours')} horas diarias, de lunes a viernes` },
    { title: 'Experiencia', description: `${text('mf-legal/ads-job-experience')}+ años` },
    { title: 'Selección', description: 'Tres pasos, todos obligatorios' },
  ],
  form: {
    heading: 'Postúlate',
    lead: 'Ten a mano dos o tres campañas tuyas: cuánto invirtieron, qué buscaban y qué trajeron.',
    title: 'Formulario de postulación: especialista en Ads',
    mandatory: {
      title: 'Los tres pasos son obligatorios',
      text: 'Si no puedes completarlos todos, te pedimos que no te postules.',
    },
    selection: {
      heading: 'Proceso de selección',
      items: [
        { title: 'Formulario', text: 'El de esta página, completo. Es lo primero que leemos.' },
        { title: 'Prueba técnica', text: 'Si tu perfil avanza, te llega por correo con sus instrucciones.' },
        { title: 'Entrevista', text: 'Tu prueba, tu experiencia y las preguntas que tengas para nosotros.' },
      ],
    },
  },
});

export const description = ({ text }: FactReader): JobDescription => ({
  duties: {
    heading: 'Qué harás',
    items: [
      {
        title: 'Planear campañas',
        description:
          'En la reunión de lanzamiento escuchas al cliente; de ahí salen objetivo, público, presupuesto y mensaje.',
        work: { topic: 'ads', of: 'shown', part: 'plan' },
      },
      {
        title: 'Montarlas y medirlas',
        description: 'En redes y en buscadores: anuncios, audiencias y conversiones que cuentan lo que de verdad pasa.',
        work: { topic: 'ads', of: 'shown', part: 'anuncio' },
      },
      {
        title: 'Optimizar cada semana',
        description: 'Pruebas variantes, apagas lo que no rinde y mueves el presupuesto a lo que sí.',
        work: { topic: 'ads', of: 'shown' },
      },
      {
        title: 'Explicar resultados',
        description: 'En cada revisión muestras qué se gastó, qué trajo y qué cambia.',
        work: { topic: 'ads', of: 'besides' },
      },
    ],
  },
  requirements: {
    heading: 'Qué buscamos',
    items: [
      {
        title: `${text('mf-legal/ads-job-experience')} años o más de experiencia`,
        description: 'Con campañas pagadas y presupuesto de otros.',
      },
      {
        title: 'Dominio de las plataformas',
        description: 'Las de anuncios en redes y en buscadores, y su medición.',
      },
      { title: 'Criterio con los números', description: 'Sabes qué métrica importa y cuál solo se ve bien.' },
      { title: 'Comunicación clara', description: 'Le cuentas un mal mes a un cliente sin esconderlo ni asustarlo.' },
    ],
  },
});
