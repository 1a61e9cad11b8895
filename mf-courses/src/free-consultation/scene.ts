import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** Half an hour on a clock. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    half: {
      ground: 'a',
      label: text('mf-courses/consultation-minutes'),
      note: 'minutos, uno a uno',
      figure: 'rings',
      paint: 'b',
      turn: 1,
    },
    free: { ground: 'b', label: 'Gratis' },
    q: { ground: 'd', figure: 'quarter', paint: 'a', turn: 3 },
  },
  wide: ['. q half half half', '. . half half half', '. . half half half', '. free free free q'],
  narrow: ['free free half half half half'],
});
