import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** From where on the agency's work pays: months of investment, and the line that they cross. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    line: { ground: 'c', label: text('mf-plans/minimum-investment'), note: 'al mes, desde aquí' },
    d: { ground: 'd' },
    a: { ground: 'a' },
    b: { ground: 'b', figure: 'quarter', paint: 'c', turn: 3 },
    e: { ground: 'e', figure: 'half', paint: 'a' },
  },
  wide: [
    '. . . . . b',
    '. . . . b a',
    '. . . e a a',
    'line line line line line line',
    '. . d d d d',
    '. d d d d d',
    'd d d d d d',
  ],
  narrow: ['. . . . e b', 'line line line line line a'],
});
