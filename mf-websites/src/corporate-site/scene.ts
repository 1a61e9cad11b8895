import type { SceneArt } from '@mosaico/shared-ui';

/** What strangers ask of a company, each question beside the page that answers it. */
export const scene: SceneArt = {
  tiles: {
    what: { ground: 'a', note: '¿Qué hacen?', label: 'Inicio' },
    who: { ground: 'd', note: '¿Quiénes son?', label: 'Nosotros' },
    offer: { ground: 'b', note: '¿Qué contrato?', label: 'Servicios' },
    how: { ground: 'e', note: '¿Cómo trabajan?', label: 'Preguntas' },
    where: { ground: 'c', note: '¿Dónde escribo?', label: 'Contacto' },
    aa: { ground: 'e', figure: 'quarter', paint: 'a', turn: 2 },
    bb: { ground: 'c', figure: 'disc', paint: 'b' },
    cc: { ground: 'e', figure: 'steps', paint: 'c', turn: 3 },
    dd: { ground: 'd', figure: 'rings', paint: 'a' },
    ee: { ground: 'b', figure: 'petal', paint: 'c' },
  },
  wide: [
    'what what what what aa .',
    '. bb who who who who',
    'offer offer offer offer cc .',
    '. dd how how how how',
    'where where where where ee .',
  ],
  narrow: ['what what what who who who', 'offer offer offer how how how', 'where where where where where where'],
};
