import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** An hour, cut into what happens in it. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    ask: { ground: 'e', label: 'Tu pregunta', note: '0 min' },
    look: { ground: 'd', label: 'Lo vemos', note: '10 min', figure: 'half', paint: 'e' },
    solve: { ground: 'a', label: 'Lo resolvemos en tu pantalla', note: '20 min', figure: 'rings', paint: 'e', turn: 1 },
    learn: { ground: 'b', label: 'Lo haces tú', note: '45 min', figure: 'quarter', paint: 'c', turn: 1 },
    end: { ground: 'c', label: '1 hora', note: `desde ${text('mf-crm/advisory-team')}` },
  },
  wide: [
    '. . . ask ask ask',
    '. . look look look look',
    '. . look look look look',
    'solve solve solve solve solve solve',
    'solve solve solve solve solve solve',
    'learn learn learn learn end end',
    'learn learn learn learn end end',
  ],
  narrow: ['ask ask ask look look look', 'solve solve solve solve solve solve', 'learn learn learn learn end end'],
});
