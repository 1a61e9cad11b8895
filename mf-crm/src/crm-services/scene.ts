import type { SceneArt } from '@mosaico/shared-ui';

/** Three ways in, and where all of them meet: one place. */
export const scene: SceneArt = {
  tiles: {
    chats: { ground: 'e', label: 'Chats', figure: 'disc', paint: 'd' },
    sheets: { ground: 'd', label: 'Hojas', figure: 'steps', paint: 'e', turn: 1 },
    mail: { ground: 'd', label: 'Correos', figure: 'half', paint: 'e' },
    crm: { ground: 'a', label: 'Tu CRM', note: 'todo en un solo lugar', figure: 'petal', paint: 'b', turn: 1 },
    team: { ground: 'c', label: 'Tu equipo', figure: 'quarter', paint: 'a', turn: 1 },
  },
  wide: [
    'chats chats . . sheets sheets',
    'chats chats . . sheets sheets',
    '. crm crm crm crm mail',
    '. crm crm crm crm mail',
    '. crm crm crm crm .',
    '. . . team team team',
    '. . . team team team',
  ],
  narrow: ['chats chats crm crm crm crm', 'sheets sheets crm crm crm crm'],
};
