import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** The launch counted down: what is made for it, and the day. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    plan: { ground: 'd', label: 'Estrategia', note: 'reunión 1' },
    made: {
      ground: 'e',
      label: 'Producción',
      note: `${text('mf-courses/launch-videos')} videos, ${text('mf-courses/launch-pieces')} piezas`,
      figure: 'half',
      paint: 'a',
    },
    three: { ground: 'c', label: '3', note: 'días' },
    two: { ground: 'c', label: '2', note: 'días' },
    one: { ground: 'c', label: '1', note: 'día' },
    open: { ground: 'b', label: 'Abres', note: 'con público esperándote', figure: 'rings', paint: 'a', turn: 1 },
  },
  wide: [
    'plan plan plan . . .',
    'made made made made made .',
    'made made made made made .',
    'three three two two one one',
    'three three two two one one',
    'open open open open open open',
    'open open open open open open',
  ],
  narrow: ['three three two two one one', 'open open open open open open'],
});
