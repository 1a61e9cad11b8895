import type { SceneArt } from '@mosaico/shared-ui';

/** A form, answered line by line. */
export const scene: SceneArt = {
  tiles: {
    first: { ground: 'e', label: '1' },
    second: { ground: 'a', label: '2' },
    third: { ground: 'b', label: '3' },
    d: { ground: 'd' },
    h: { ground: 'c', figure: 'half', paint: 'b' },
  },
  wide: ['. first d d d', '. second d d .', '. third d d h'],
  narrow: ['first second third d d h'],
};
