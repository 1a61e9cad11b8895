import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** A shelf of services with the price that each begins at. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    ads: {
      ground: 'a',
      label: text('mf-plans/referral-ads'),
      note: 'Anuncios',
      figure: 'quarter',
      paint: 'e',
      turn: 1,
    },
    sites: {
      ground: 'b',
      label: text('mf-plans/referral-websites'),
      note: 'Sitio web',
      figure: 'steps',
      paint: 'c',
      turn: 1,
    },
    crm: { ground: 'e', label: text('mf-plans/referral-crm'), note: 'CRM', figure: 'half', paint: 'a' },
    courses: {
      ground: 'c',
      label: text('mf-plans/referral-courses'),
      note: 'Curso',
      figure: 'petal',
      paint: 'b',
      turn: 1,
    },
    logo: { ground: 'd', label: text('mf-plans/logo'), note: 'Logo' },
    videos: { ground: 'd', label: text('mf-plans/videos'), note: 'Videos' },
  },
  wide: [
    'ads ads ads sites sites sites',
    'ads ads ads sites sites sites',
    'logo logo . . videos videos',
    'crm crm crm courses courses courses',
    'crm crm crm courses courses courses',
  ],
  narrow: ['ads ads sites sites logo logo', 'crm crm courses courses videos videos'],
});
