import type { SceneArt } from '@mosaico/shared-ui';

/** A piece of this site in another one. */
export const scene: SceneArt = {
  tiles: {
    frame: { ground: 'd', note: 'tu-sitio.com' },
    piece: { ground: 'a', label: '</>', figure: 'rings', paint: 'b', turn: 1 },
    d: { ground: 'd' },
    h: { ground: 'd', figure: 'half', paint: 'e' },
  },
  wide: ['frame frame frame frame frame', 'd d piece piece h', 'd d piece piece d', 'd d d d d'],
  narrow: ['frame frame frame piece piece h'],
};
