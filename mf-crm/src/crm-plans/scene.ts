import type { SceneArt } from '@mosaico/shared-ui';

/** A pipeline: every contact in its stage, and who has bought. */
export const scene: SceneArt = {
  tiles: {
    new: { ground: 'd', label: 'Nuevos' },
    talking: { ground: 'e', label: 'En charla' },
    won: { ground: 'b', label: 'Ganados' },
    ana: { ground: 'd', note: 'Ana', label: 'Instagram', figure: 'quarter', paint: 'a', turn: 1 },
    luis: { ground: 'd', note: 'Luis', label: 'WhatsApp' },
    eva: { ground: 'd', note: 'Eva', label: 'Correo' },
    sol: { ground: 'd', note: 'Sol', label: 'Tu sitio', figure: 'half', paint: 'b' },
    juan: { ground: 'a', note: 'Juan', label: 'Jueves' },
    rosa: { ground: 'a', note: 'Rosa', label: 'Propuesta', figure: 'quarter', paint: 'e', turn: 1 },
    paz: { ground: 'a', note: 'Paz', label: 'Responde hoy' },
    iris: { ground: 'c', note: 'Iris', label: 'Pagó', figure: 'rings', paint: 'b', turn: 1 },
    hugo: { ground: 'c', note: 'Hugo', label: 'Pagó' },
  },
  wide: [
    'new new talking talking won won',
    'ana ana juan juan iris iris',
    'ana ana juan juan iris iris',
    'luis luis rosa rosa hugo hugo',
    'eva eva rosa rosa . .',
    'sol sol paz paz . .',
    'sol sol . . . .',
  ],
  narrow: ['new new talking talking won won', 'luis luis juan juan hugo hugo', 'ana ana rosa rosa . .'],
};
