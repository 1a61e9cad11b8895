import type { SceneArt } from '@mosaico/shared-ui';

/** What the person looks at: columns that grow. */
export const scene: SceneArt = {
  tiles: {
    up: { ground: 'b', label: '+', note: 'ventas' },
    a: { ground: 'a' },
    e: { ground: 'e' },
    c: { ground: 'c', figure: 'quarter', paint: 'e', turn: 1 },
    d: { ground: 'd' },
  },
  wide: ['. . . . up up', '. . . . up up', '. . . c a a', '. . . e a a', '. . c e a a', '. d d e a a', 'd d d e a a'],
  narrow: ['. d . e up up', 'd d e e a a'],
};
