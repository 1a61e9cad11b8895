import type { SceneArt } from '@mosaico/shared-ui';

/** What comes after what: each step stands on the one before. */
export const scene: SceneArt = {
  tiles: {
    create: { ground: 'c', label: 'Crear', note: 'la plataforma' },
    launch: { ground: 'a', label: 'Lanzar', note: 'con público', figure: 'rings', paint: 'e', turn: 1 },
    keep: { ground: 'e', label: 'Mantener', note: 'cada mes' },
    again: { ground: 'b', label: 'Relanzar', note: 'cuando toque', figure: 'quarter', paint: 'c', turn: 1 },
  },
  wide: [
    '. . . again again again',
    '. . . again again again',
    '. . keep keep keep keep',
    '. . keep keep keep keep',
    '. launch launch launch launch launch',
    '. launch launch launch launch launch',
    'create create create create create create',
  ],
  narrow: ['. . keep keep again again', 'create create launch launch again again'],
};
