import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** The path of a campaign: fewer see each next step, and the last one pays for all. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    seen: {
      ground: 'e',
      label: 'Ven tu anuncio',
      note: `${text('mf-plans/ads-videos')} videos y ${text('mf-plans/ads-graphics')} piezas gráficas al mes`,
      figure: 'rings',
      paint: 'a',
      turn: 1,
    },
    clicked: { ground: 'a', label: 'Hacen clic', note: 'y llegan a tu página', figure: 'petal', paint: 'e', turn: 1 },
    asked: { ground: 'c', label: 'Te escriben' },
    met: { ground: 'd', label: 'Agendan' },
    bought: { ground: 'b', label: 'Compran', figure: 'quarter', paint: 'c', turn: 1 },
    p: { ground: 'e', figure: 'quarter', paint: 'd', turn: 1 },
    q: { ground: 'a', figure: 'half', paint: 'b' },
  },
  wide: [
    'seen seen seen seen seen seen',
    'seen seen seen seen seen seen',
    '. clicked clicked clicked clicked clicked',
    '. clicked clicked clicked clicked clicked',
    '. . p asked asked asked',
    '. . . q met met',
    '. . . . bought bought',
    '. . . . bought bought',
  ],
  narrow: [
    'seen seen seen seen seen seen',
    '. clicked clicked clicked clicked clicked',
    'asked asked met met bought bought',
  ],
});
