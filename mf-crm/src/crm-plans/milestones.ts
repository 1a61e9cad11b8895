import { implementation } from '../content/crm-plans.ts';
import type { Milestone } from './timeline.tsx';

const { kickoffHours, deliveryHours, trainingHours, supportDays, schedulingDays, workdays } = implementation;

/** What happens on the way, in order. */
export const milestones: readonly Milestone[] = [
  { kind: 'kickoff', title: 'Reunión de inicio', text: `Hasta ${kickoffHours} hora para conocer tu proceso de venta.` },
  {
    kind: 'build',
    title: 'Implementación',
    text: `De ${workdays.least} a ${workdays.most} días hábiles, estimados.`,
  },
  { kind: 'delivery', title: 'Entrega y primera capacitación', text: `Una reunión de ${deliveryHours} hora.` },
  { kind: 'support', title: 'Soporte', text: `${supportDays} días después de la entrega.` },
  {
    kind: 'training',
    title: 'Segunda capacitación',
    text: `${trainingHours} hora, dentro de los ${schedulingDays} días posteriores a la entrega.`,
  },
];
