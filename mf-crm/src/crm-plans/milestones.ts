import type { FactReader } from '@mosaico/shared-types';
import type { Milestone } from './timeline.tsx';

/** What happens on the way, in order. */
export const milestonesOf = ({ text }: FactReader): readonly Milestone[] => [
  {
    kind: 'kickoff',
    title: 'Reunión de inicio',
    text: `Hasta ${text('mf-crm/crm-kickoff-hours')} hora para conocer tu proceso de venta. Trae tu lista de contactos y a quien decide.`,
  },
  {
    kind: 'build',
    title: 'Implementación',
    text: `De ${text('mf-crm/crm-workdays')} días hábiles, estimados.`,
  },
  {
    kind: 'delivery',
    title: 'Entrega y primera capacitación',
    text: `Una reunión de ${text('mf-crm/crm-delivery-hours')} hora.`,
  },
  { kind: 'support', title: 'Soporte', text: `${text('mf-crm/crm-support-days')} días después de la entrega.` },
  {
    kind: 'training',
    title: 'Segunda capacitación',
    text: `${text('mf-crm/crm-training-hours')} hora, dentro de los ${text('mf-crm/crm-scheduling-days')} días posteriores a la entrega.`,
  },
];
