import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

/** The subjects, as the list beside the questions has them, and how many questions each has. */
export const subjects = [
  ['Precio', 3],
  ['Prueba', 3],
  ['Plataforma', 6],
  ['Equipo', 5],
] as const;

const most = Math.max(...subjects.map(([, count]) => count));
const name = 3;

const tiles: Record<string, SceneTile> = { q: { ground: 'a', label: '?' }, w: { ground: 'e', label: '?' } };
const rows = subjects.map(([label, count], index) => {
  const answered = index % 2 === 0 ? 'q' : 'w';
  tiles[`subject${index}`] = { ground: index === 1 ? 'b' : 'c', label };
  const cells = [...Array<string>(name).fill(`subject${index}`)];
  for (let place = 0; place < most; place += 1) cells.push(place < count ? answered : '.');
  return cells.join(' ');
});

/** Every question as a tile, in the row of its subject. */
export const scene: SceneArt = { tiles, wide: rows, narrow: rows.slice(0, 3) };
