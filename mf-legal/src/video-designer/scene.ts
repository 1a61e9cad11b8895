import type { SceneArt } from '@mosaico/shared-ui';

/** A strip of film, and the tracks of its cut. */
export const scene: SceneArt = {
  tiles: {
    frame: { ground: 'a', label: 'Toma 1', figure: 'petal', paint: 'e', turn: 1 },
    next: { ground: 'e', label: 'Toma 2', figure: 'half', paint: 'c' },
    video: { ground: 'b', label: 'Video' },
    sound: { ground: 'd', label: 'Voz' },
    music: { ground: 'd', label: 'Música' },
    titles: { ground: 'e', label: 'Títulos' },
    p: { ground: 'c', figure: 'disc', paint: 'd' },
  },
  wide: [
    'p p p p p p',
    'frame frame frame next next next',
    'frame frame frame next next next',
    'p p p p p p',
    'video video video video video video',
    '. sound sound sound titles titles',
    'music music music music . .',
  ],
  narrow: ['p p p p p p', 'frame frame next next video video'],
};
