import type { SceneArt } from '@mosaico/shared-ui';

/** What first, what then: a staircase. */
export const scene: SceneArt = {
  tiles: {
    page: { ground: 'e', label: 'Tu página', note: '1' },
    networks: { ground: 'd', label: 'Tus redes', note: '2' },
    ads: { ground: 'b', label: 'Anuncios', note: '3' },
    crm: { ground: 'a', label: 'CRM', note: '4', figure: 'rings', paint: 'e', turn: 1 },
    s: { ground: 'c', figure: 'steps', paint: 'e', turn: 3 },
    q: { ground: 'd', figure: 'quarter', paint: 'a', turn: 2 },
  },
  wide: [
    '. . . . crm crm',
    '. . . s crm crm',
    '. . . ads ads ads',
    '. . s ads ads ads',
    '. networks networks networks networks q',
    's networks networks networks networks q',
    'page page page page page page',
  ],
  narrow: ['. . ads ads crm crm', 'page page networks networks crm crm'],
};
