import type { FactReader } from '@mosaico/shared-types';
import type { Month } from './month-of-support.tsx';

/** An example month of each plan. */
export const monthsOf = ({ text, number, offer }: FactReader): readonly Month[] => [
  {
    id: 'estandar',
    name: 'Estándar',
    price: offer('mf-crm/support-standard').price,
    rest: { kind: 'chat', text: 'Chat en horario laboral' },
    pieces: [
      {
        kind: 'meeting',
        count: number('mf-crm/support-standard-meetings'),
        text: `Hasta ${text('mf-crm/support-standard-meetings')} reuniones`,
      },
      { kind: 'report', count: number('mf-crm/support-standard-reports'), text: 'Revisión mensual con informe' },
    ],
  },
  {
    id: 'full',
    name: 'Full',
    price: offer('mf-crm/support-full').price,
    rest: { kind: 'chat', text: 'Chat en horario laboral' },
    pieces: [
      {
        kind: 'meeting',
        count: number('mf-crm/support-full-meetings'),
        text: `Hasta ${text('mf-crm/support-full-meetings')} reuniones`,
      },
      {
        kind: 'training',
        count: number('mf-crm/support-full-trainings'),
        text: `Hasta ${text('mf-crm/support-full-trainings')} capacitaciones`,
      },
      { kind: 'report', count: number('mf-crm/support-full-reports'), text: 'Informe de uso cada quincena' },
    ],
  },
  {
    id: 'personalizado',
    name: 'Personalizado',
    price: offer('mf-crm/support-custom').price,
    rest: { kind: 'open', text: 'Lo demás, a tu medida' },
    pieces: [
      {
        kind: 'founder',
        count: number('mf-crm/support-custom-founder-meetings'),
        text: `Hasta ${text('mf-crm/support-custom-founder-meetings')} consultorías con el CEO`,
      },
    ],
  },
];
