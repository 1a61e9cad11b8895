import type { SceneArt } from '@mosaico/shared-ui';

/** A door with its number lock. */
export const scene: SceneArt = {
  tiles: {
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `k${index + 1}`,
        { ground: index % 4 === 2 ? 'b' : 'd', label: String(index + 1) },
      ]),
    ),
    door: { ground: 'a', figure: 'quarter', paint: 'c', turn: 3 },
  },
  wide: ['. door door k1 k2 k3', '. door door k4 k5 k6', '. door door k7 k8 k9'],
  narrow: ['door k1 k2 k3 k4 k5'],
};
