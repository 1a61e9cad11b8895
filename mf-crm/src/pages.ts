import type { Pages } from 'shared-types';

export default {
  'support-plans': {
    path: '/planes-soporte',
    title: 'Planes de soporte para CRM',
    description:
      'Soporte mensual para tu CRM desde $500: chat, reuniones, capacitaciones e informes. Compara los planes Estándar, Full y Personalizado.',
    directory: { name: 'Planes de soporte', category: 'CRM y soporte' },
  },
} as const satisfies Pages;
