import { supportPlans } from '../content/support-plans.ts';
import type { Month } from './month-of-support.tsx';

const { estandar, full, personalizado } = supportPlans;

/** An example month of each plan. */
export const months: readonly Month[] = [
  {
    id: 'estandar',
    name: 'Estándar',
    rest: { kind: 'chat', text: 'Chat en horario laboral' },
    pieces: [
      { kind: 'meeting', count: estandar.meetings, text: `Hasta ${estandar.meetings} reuniones` },
      { kind: 'report', count: estandar.reports, text: 'Revisión mensual con informe' },
    ],
  },
  {
    id: 'full',
    name: 'Full',
    rest: { kind: 'chat', text: 'Chat en horario laboral' },
    pieces: [
      { kind: 'meeting', count: full.meetings, text: `Hasta ${full.meetings} reuniones` },
      { kind: 'training', count: full.trainings, text: `Hasta ${full.trainings} capacitaciones` },
      { kind: 'report', count: full.reports, text: 'Informe de uso cada quincena' },
    ],
  },
  {
    id: 'personalizado',
    name: 'Personalizado',
    rest: { kind: 'open', text: 'Lo demás, a tu medida' },
    pieces: [
      {
        kind: 'founder',
        count: personalizado.founderMeetings,
        text: `Hasta ${personalizado.founderMeetings} consultorías con el fundador`,
      },
    ],
  },
];
