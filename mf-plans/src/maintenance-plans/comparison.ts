import type { FactReader } from '@mosaico/shared-types';
import type { LayerId, MaintenancePlanId } from './plans.ts';

/** What stands in a plan's column: yes, no or how much. */
export interface Cell {
  value: boolean | string;
  /** So many rows high, where one brick answers them all. */
  rows?: 2 | 3;
}

/** One thing that plans care for. A plan whose cell above reaches down here has none of its own. */
export interface ComparedRow {
  feature: string;
  cells: Partial<Record<MaintenancePlanId, Cell>>;
}

/** From the smallest plan to the largest. */
export const columns: readonly MaintenancePlanId[] = ['servidor', 'basico', 'recomendado', 'personalizado'];

const everywhere = { servidor: { value: true }, basico: { value: true }, recomendado: { value: true } };
const aboveServer = { servidor: { value: false }, basico: { value: true }, recomendado: { value: true } };

/** The rows of one storey. */
export interface ComparedStorey {
  layer: LayerId;
  rows: readonly ComparedRow[];
}

/** From the roof down to the ground. */
export const storeysOf = ({ text }: FactReader): readonly ComparedStorey[] => [
  {
    layer: 'support',
    rows: [
      {
        feature: 'Soporte',
        cells: {
          servidor: { value: 'Solo por ticket' },
          basico: { value: 'Chat en horario laboral' },
          // Its last word is wider than a column of the narrowest phone.
          recomendado: { value: 'Chat preferen\u00adcial' },
          personalizado: { value: 'Dedicado, por chat' },
        },
      },
    ],
  },
  {
    layer: 'changes',
    rows: [
      {
        feature: 'Cambios menores de diseño',
        cells: {
          servidor: { value: false },
          basico: { value: false },
          recomendado: { value: true },
          personalizado: { value: 'Desarrollo a la medida', rows: 2 },
        },
      },
      {
        feature: 'Páginas nuevas al mes',
        cells: {
          servidor: { value: false },
          basico: { value: `Hasta ${text('mf-plans/maintenance-basic-pages')}` },
          recomendado: { value: `Hasta ${text('mf-plans/maintenance-recommended-pages')}` },
        },
      },
    ],
  },
  {
    layer: 'site',
    rows: [
      {
        feature: 'Actualización de plugins',
        cells: { ...aboveServer, personalizado: { value: 'Seguridad avanzada', rows: 3 } },
      },
      { feature: 'Seguridad', cells: aboveServer },
      { feature: 'Mantenimiento web', cells: aboveServer },
    ],
  },
  {
    layer: 'server',
    rows: [
      {
        feature: 'Mantenimiento del servidor',
        cells: { ...everywhere, personalizado: { value: 'Recursos escalables', rows: 3 } },
      },
      { feature: 'Servidor de correo', cells: everywhere },
      { feature: 'Hosting', cells: everywhere },
    ],
  },
];
