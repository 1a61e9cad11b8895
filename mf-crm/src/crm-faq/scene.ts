import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** What is asked, and how long it may be tried. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    ask: { ground: 'a', label: '¿?', figure: 'rings', paint: 'e', turn: 1 },
    trial: { ground: 'b', label: `${text('mf-crm/trial-days')} días`, note: 'de prueba' },
    h: { ground: 'd', figure: 'half', paint: 'a' },
    q: { ground: 'c', figure: 'quarter', paint: 'e', turn: 3 },
  },
  wide: ['. h ask ask', '. . ask ask', '. q trial trial'],
  narrow: ['. h q trial trial ask'],
});
