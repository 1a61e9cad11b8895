import type { FactReader } from '@mosaico/shared-types';
import type { JobOffer } from '../job/job-page.tsx';

export const offer = ({ text }: FactReader): JobOffer => ({
  posted: '2026-11-16',
  hero: {
    eyebrow: 'Trabaja con nosotros',
    title: 'Especialista en Ads',
    lead: 'Buscamos a quien convierta un presupuesto de anuncios en clientes, y sepa explicar cómo lo hizo.',
    tags: ['Tiempo completo', `${text('mf-legal/ads-job-experience')}+ años de experiencia`, 'Redes y buscadores'],
    apply: 'Postularme',
  },
  duties: {
    heading: 'Qué harás',
    items: [
      {
        title: 'Planear campañas',
        description: 'Definir objetivo, público, presupuesto y mensaje junto al equipo y al cliente.',
      },
      { title: 'Montarlas y medirlas', description: 'Configurar anuncios, audiencias, seguimiento y conversiones.' },
      {
        title: 'Optimizar cada semana',
        description: 'Leer los datos, probar variantes y mover el presupuesto a lo que funciona.',
      },
      {
        title: 'Explicar resultados',
        description: 'Presentar informes claros en las reuniones de revisión con los clientes.',
      },
    ],
  },
  requirements: {
    heading: 'Qué buscamos',
    items: [
      {
        title: `${text('mf-legal/ads-job-experience')} años o más de experiencia`,
        description: 'Gestionando campañas pagadas con presupuesto real.',
      },
      {
        title: 'Dominio de las plataformas',
        description: 'Anuncios en redes sociales y en buscadores, con sus herramientas de medición.',
      },
      { title: 'Criterio con los números', description: 'Sabes qué métrica importa y cuál solo se ve bien.' },
      { title: 'Comunicación clara', description: 'Escribes y hablas con clientes sin tecnicismos.' },
    ],
  },
  conditions: {
    heading: 'Condiciones',
    items: [
      `${text('mf-legal/job-hours')} horas diarias, de lunes a viernes`,
      'Reuniones con clientes por videollamada',
      'Trabajo remoto',
      'Para residentes en República Dominicana',
    ],
  },
  selection: {
    heading: 'Proceso de selección',
    items: [
      { title: 'Formulario', text: 'Llénalo completo en esta página.' },
      { title: 'Prueba técnica', text: 'Si tu perfil avanza, te la enviamos por correo.' },
      { title: 'Entrevista', text: 'Conversamos contigo sobre tu prueba y tu experiencia.' },
    ],
  },
  mandatory: {
    title: 'Los tres pasos son obligatorios',
    text: 'Formulario, prueba técnica y entrevista. Si no puedes completarlos todos, te pedimos que no te postules.',
  },
  form: {
    heading: 'Postúlate',
    lead: 'Toma unos minutos y ten a mano ejemplos de campañas que hayas llevado.',
    title: 'Formulario de postulación: especialista en Ads',
  },
});
