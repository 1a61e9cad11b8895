import { startTrial } from './monthly.ts';

export const content = {
  back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
  hero: {
    eyebrow: 'Antes de empezar con el CRM',
    title: 'Preguntas frecuentes del CRM',
    lead: 'Precio, prueba, pagos y límites, en respuestas cortas.',
    action: startTrial,
    questions: 'Ver las preguntas',
  },
} as const;
