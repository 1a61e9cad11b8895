import type { SceneArt } from '@mosaico/shared-ui';

/** What first, what then, as the list below it says: a staircase of equal steps. */
export const scene: SceneArt = {
  tiles: {
    page: { ground: 'e', label: 'Tu página', note: '1' },
    networks: { ground: 'd', label: 'Tus redes', note: '2' },
    sales: { ground: 'a', label: 'Tus ventas', note: '3' },
    ads: { ground: 'b', label: 'Anuncios', note: '4', figure: 'rings', paint: 'c', turn: 1 },
    s: { ground: 'c', figure: 'steps', paint: 'e', turn: 3 },
  },
  wide: [
    '. . . ads ads ads',
    '. . s ads ads ads',
    '. . sales sales sales sales',
    '. s sales sales sales sales',
    '. networks networks networks networks networks',
    's networks networks networks networks networks',
    'page page page page page page',
    'page page page page page page',
  ],
  narrow: ['page page page networks networks networks', 'sales sales sales ads ads ads'],
};
