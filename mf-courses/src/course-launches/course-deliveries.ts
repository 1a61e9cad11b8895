import type { FactReader } from '@mosaico/shared-types';
import type { PieceKind } from './piece.tsx';

/** So many pieces of a kind, and how they are said. */
export interface Delivery {
  kind: PieceKind;
  count: number;
  text: string;
}

/** The counted pieces that each service brings. */
export const deliveriesOf = ({ number, text }: FactReader) =>
  ({
    launch: [
      {
        kind: 'video',
        count: number('mf-courses/launch-videos'),
        text: `${text('mf-courses/launch-videos')} videos promocionales`,
      },
      {
        kind: 'social',
        count: number('mf-courses/launch-pieces'),
        text: `${text('mf-courses/launch-pieces')} piezas para redes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/launch-meetings'),
        text: `${text('mf-courses/launch-meetings')} reuniones estratégicas`,
      },
    ],
    maintenance: [
      {
        kind: 'change',
        count: number('mf-courses/maintenance-changes'),
        text: `Hasta ${text('mf-courses/maintenance-changes')} cambios de automatización al mes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/maintenance-meetings'),
        text: `${text('mf-courses/maintenance-meetings')} reunión mensual`,
      },
    ],
    relaunch: [
      {
        kind: 'video',
        count: number('mf-courses/relaunch-videos'),
        text: `${text('mf-courses/relaunch-videos')} video nuevo`,
      },
      {
        kind: 'social',
        count: number('mf-courses/relaunch-pieces'),
        text: `Hasta ${text('mf-courses/relaunch-pieces')} piezas para redes`,
      },
      {
        kind: 'meeting',
        count: number('mf-courses/relaunch-meetings'),
        text: `${text('mf-courses/relaunch-meetings')} reuniones`,
      },
    ],
  }) satisfies Record<string, readonly Delivery[]>;
