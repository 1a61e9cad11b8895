import type { SceneArt } from '@mosaico/shared-ui';

/** People who speak: marks of quotation, and films. */
export const scene: SceneArt = {
  tiles: {
    open: { ground: 'b', label: '“', figure: 'quarter', paint: 'c', turn: 1 },
    film: { ground: 'a', figure: 'petal', paint: 'e', turn: 1 },
    close: { ground: 'c', label: '”' },
    d: { ground: 'e', figure: 'disc', paint: 'c' },
    r: { ground: 'd', figure: 'half', paint: 'a' },
  },
  wide: ['. open open d r', '. open open film film', '. . r film film', '. . . d close'],
  narrow: ['open r d film r close'],
};
