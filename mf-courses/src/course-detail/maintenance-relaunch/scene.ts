import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

const months = ['E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

/** A year of a course that goes on selling: looked after each month, launched again when its public is there. */
export const scene = (): SceneArt => {
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
