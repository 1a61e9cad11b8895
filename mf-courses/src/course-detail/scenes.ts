import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

/** A course from the inside: modules and their lessons, as far as a student has come. */
export const lessons = (): SceneArt => ({
  tiles: {
    course: { ground: 'c', label: 'Tu curso', note: 'con tu marca', figure: 'quarter', paint: 'a', turn: 1 },
    one: { ground: 'a', label: 'Módulo 1' },
    two: { ground: 'a', label: 'Módulo 2' },
    three: { ground: 'd', label: 'Módulo 3' },
    diploma: { ground: 'b', label: 'Certificado', figure: 'disc', paint: 'c' },
    v: { ground: 'e', figure: 'disc', paint: 'a' },
    o: { ground: 'd', figure: 'disc', paint: 'e' },
  },
  wide: [
    'course course course course course course',
    'course course course course course course',
    'one one one v v v',
    'two two two v v o',
    'three three three o o o',
    '. . diploma diploma diploma diploma',
    '. . diploma diploma diploma diploma',
  ],
  narrow: ['one one one v v v', 'two two two v v o', 'diploma diploma diploma diploma diploma diploma'],
});

/** The launch counted down: what is made for it, and the day. */
export const countdown = ({ text }: FactReader): SceneArt => ({
  tiles: {
    plan: { ground: 'd', label: 'Estrategia', note: 'reunión 1' },
    made: {
      ground: 'e',
      label: 'Producción',
      note: `${text('mf-courses/launch-videos')} videos, ${text('mf-courses/launch-pieces')} piezas`,
      figure: 'half',
      paint: 'a',
    },
    three: { ground: 'c', label: '3', note: 'días' },
    two: { ground: 'c', label: '2', note: 'días' },
    one: { ground: 'c', label: '1', note: 'día' },
    open: { ground: 'b', label: 'Abres', note: 'con público esperándote', figure: 'rings', paint: 'a', turn: 1 },
  },
  wide: [
    'plan plan plan . . .',
    'made made made made made .',
    'made made made made made .',
    'three three two two one one',
    'three three two two one one',
    'open open open open open open',
    'open open open open open open',
  ],
  narrow: ['three three two two one one', 'open open open open open open'],
});

const months = ['E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

/** A year of a course that goes on selling: looked after each month, launched again when its public is there. */
export const year = (): SceneArt => {
  const tiles: Record<string, SceneTile> = {
    keep: { ground: 'e', label: 'Mantenimiento', note: 'mes a mes' },
    again: { ground: 'b', label: 'Relanzamiento', note: 'otra vez a la venta', figure: 'petal', paint: 'c', turn: 1 },
  };
  months.forEach((label, index) => {
    const isLaunch = index % 6 === 5;
    tiles[`m${index}`] = isLaunch
      ? { ground: 'b', label, figure: 'quarter', paint: 'c', turn: 1 }
      : { ground: 'a', label, figure: 'half', paint: 'e' };
  });
  const row = (from: number): string =>
    months
      .slice(from, from + 3)
      .flatMap((_, index) => [`m${from + index}`, `m${from + index}`])
      .join(' ');
  const line = (from: number): string =>
    months
      .slice(from, from + 6)
      .map((_, index) => `m${from + index}`)
      .join(' ');
  return {
    tiles,
    wide: [
      row(0),
      row(3),
      row(6),
      row(9),
      'keep keep keep keep keep keep',
      'again again again again again again',
      'again again again again again again',
    ],
    narrow: [line(0), line(6), 'again again again again again again'],
  };
};
