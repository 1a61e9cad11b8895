import type { SceneArt } from '@mosaico/shared-ui';

/** The catalogue behind its door, and the six characters that open it, typed but for the last. */
export const scene: SceneArt = {
  tiles: {
    door: { ground: 'a', label: 'Catálogo', note: 'se abre con 6 caracteres', figure: 'quarter', paint: 'c', turn: 1 },
    p: { ground: 'd', figure: 'disc', paint: 'a' },
    q: { ground: 'b', figure: 'disc', paint: 'c' },
  },
  wide: ['door door door door door door', 'door door door door door door', 'p p p p p q'],
  narrow: ['p p p p p q'],
};
