import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/**
 * Who recommends, and a shelf of services with the price that each begins at; every second referrer's shelf is stacked the other way, in
 * other glazes.
 */
export const sceneOf =
  (name: string, place: number) =>
  ({ text }: FactReader): SceneArt => ({
    tiles: {
      name: {
        ground: place % 2 ? 'b' : 'c',
        label: name,
        note: 'te recomienda',
        figure: 'petal',
        paint: place % 2 ? 'c' : 'b',
        turn: 1,
      },
      ads: {
        ground: place % 2 ? 'c' : 'a',
        label: text('mf-plans/referral-ads'),
        note: 'Anuncios',
        figure: 'quarter',
        paint: 'e',
        turn: 1,
      },
      sites: {
        ground: place % 2 ? 'e' : 'b',
        label: text('mf-plans/referral-websites'),
        note: 'Sitio web',
        figure: 'steps',
        paint: 'c',
        turn: 1,
      },
      crm: { ground: 'e', label: text('mf-plans/referral-crm'), note: 'CRM', figure: 'half', paint: 'a' },
      courses: {
        ground: place % 2 ? 'a' : 'c',
        label: text('mf-plans/referral-courses'),
        note: 'Curso',
        figure: 'petal',
        paint: 'b',
        turn: 1,
      },
      logo: { ground: 'd', label: text('mf-plans/logo'), note: 'Logo' },
      videos: { ground: 'd', label: text('mf-plans/videos'), note: 'Videos' },
    },
    ...(place % 2 ? coming : going),
  });

const going = {
  wide: [
    'name name name name name name',
    'name name name name name name',
    'ads ads ads sites sites sites',
    'ads ads ads sites sites sites',
    'crm crm crm courses courses courses',
    'crm crm crm courses courses courses',
    'logo logo logo videos videos videos',
  ],
  narrow: ['name name name name name name', 'ads ads sites sites logo logo', 'crm crm courses courses videos videos'],
};
const coming = {
  wide: [
    'logo logo videos videos . .',
    'crm crm crm name name name',
    'crm crm crm name name name',
    'ads ads ads name name name',
    'ads ads ads name name name',
    'sites sites sites courses courses courses',
    'sites sites sites courses courses courses',
  ],
  narrow: ['name name ads ads crm crm', 'name name sites sites courses courses', 'logo logo logo videos videos videos'],
};
