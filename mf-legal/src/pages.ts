import type { Pages } from 'shared-types';

export default {
  'appointment-policy': {
    path: '/politica-citas',
    title: 'Política de citas',
    description:
      'Cuántas citas tienes al mes, cuándo quedan confirmadas y con cuánta anticipación puedes cancelarlas o reprogramarlas.',
    directory: { name: 'Política de citas', category: 'Legal' },
  },
} as const satisfies Pages;
