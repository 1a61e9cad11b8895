import type { SceneArt } from '@mosaico/shared-ui';

/** The layers of care: each rests on the one below. */
export const scene: SceneArt = {
  tiles: {
    changes: { ground: 'b', label: 'Tus cambios', note: 'cuando los pides' },
    plugins: { ground: 'e', label: 'Plugins al día' },
    safety: { ground: 'a', label: 'Seguridad', note: 'todos los días', figure: 'rings', paint: 'e', turn: 1 },
    mail: { ground: 'd', label: 'Correo' },
    server: { ground: 'c', label: 'Servidor', note: 'encendido día y noche', figure: 'steps', paint: 'a', turn: 1 },
    s: { ground: 'd', figure: 'steps', paint: 'c', turn: 2 },
    h: { ground: 'b', figure: 'half', paint: 'c' },
  },
  wide: [
    '. . . h changes changes',
    '. . s plugins plugins plugins',
    '. . safety safety safety safety',
    '. s safety safety safety safety',
    '. mail mail mail mail s',
    'server server server server server server',
    'server server server server server server',
  ],
  narrow: [
    '. . h changes changes changes',
    '. s safety safety safety safety',
    'server server server server server server',
  ],
};
