import type { SceneArt } from '@mosaico/shared-ui';

export const copy = {
  eyebrow: 'Planes de marketing',
  title: 'Te llevamos a nuestros planes de marketing',
  lead: 'Están en otro de nuestros sitios, y se abren solos en un momento. Si siguen sin abrirse, usa este enlace.',
  action: 'Ir a los planes de marketing',
} as const;

/** The way from this site over to the one with the plans. */
export const scene: SceneArt = {
  tiles: {
    here: { ground: 'e', label: 'Estás aquí' },
    way: { ground: 'd', figure: 'half', paint: 'c' },
    turn: { ground: 'd', figure: 'quarter', paint: 'c', turn: 1 },
    plans: { ground: 'a', label: 'Planes', note: 'en su propio sitio', figure: 'steps', paint: 'e', turn: 1 },
    month: { ground: 'b', label: 'Mes a mes' },
  },
  wide: [
    '. . month month month month',
    '. . plans plans plans plans',
    '. . plans plans plans plans',
    '. way plans plans plans plans',
    '. turn . . . .',
    'here here here . . .',
  ],
  narrow: ['. way plans plans plans plans', 'here here here month month month'],
};
