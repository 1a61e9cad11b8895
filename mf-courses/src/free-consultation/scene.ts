import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** Half an hour, and what it finds out: which of the three a course needs. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    half: {
      ground: 'a',
      label: text('mf-courses/consultation-minutes'),
      note: 'minutos, uno a uno',
      figure: 'half',
      paint: 'b',
    },
    free: { ground: 'b', label: 'Gratis' },
    platform: { ground: 'd', label: '¿Plataforma?' },
    launch: { ground: 'e', label: '¿Lanzamiento?' },
    keep: { ground: 'd', label: '¿Mantenimiento?' },
    answer: { ground: 'c', label: 'Sales sabiendo cuál' },
  },
  wide: [
    'half half half half free free',
    'half half half half free free',
    'platform platform platform launch launch launch',
    'keep keep keep answer answer answer',
  ],
  narrow: ['half half half free free free', 'platform platform platform launch launch launch'],
});
