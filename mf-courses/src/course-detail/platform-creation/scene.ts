import type { SceneArt } from '@mosaico/shared-ui';

/** A course from the inside: modules and their lessons, as far as a student has come. */
export const scene = (): SceneArt => ({
  tiles: {
    course: { ground: 'c', label: 'Tu curso', note: 'con tu marca', figure: 'quarter', paint: 'a', turn: 1 },
    one: { ground: 'a', label: 'Módulo 1' },
    two: { ground: 'a', label: 'Módulo 2' },
    three: { ground: 'd', label: 'Módulo 3' },
    paid: { ground: 'b', label: 'Pago recibido', note: 'en tu cuenta', figure: 'disc', paint: 'c' },
    v: { ground: 'e', figure: 'disc', paint: 'a' },
    o: { ground: 'd', figure: 'disc', paint: 'e' },
  },
  wide: [
    'course course course course course course',
    'course course course course course course',
    'one one one v v v',
    'two two two v v o',
    'three three three o o o',
    '. . paid paid paid paid',
    '. . paid paid paid paid',
  ],
  narrow: ['one one one v v v', 'two two two v v o', 'paid paid paid paid paid paid'],
});
