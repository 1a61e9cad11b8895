import type { Figure, Glaze } from './mosaic-layout.ts';

/** One tile of a scene: its glaze, and what is on it. */
export interface SceneTile {
  /** Key of the tile palette. */
  ground: Glaze;
  /** A figure of the mosaic and its glaze, besides words in the upper right. Turned by quarters. */
  figure?: Exclude<Figure, 'plain'>;
  paint?: Glaze;
  turn?: 0 | 1 | 2 | 3;
  /** A figure or a word, large. */
  label?: string;
  /** A few words above it, small. */
  note?: string;
}

/**
 * Art of a page: named tiles and their places, as in `grid-template-areas` of CSS. A name of one letter is a stamp: each of its
 * cells is a tile. Any other name is a rectangle and one tile. A dot is no tile.
 */
export interface SceneArt {
  tiles: Readonly<Record<string, SceneTile>>;
  /** Beside the words of a hero: about as many columns as rows, six or seven. */
  wide: readonly string[];
  /** Below them, on a phone: two rows, three at most. */
  narrow: readonly string[];
  /** What the page ends with (`ClosingCall`): two rows, three at most. Default: `narrow`. */
  end?: readonly string[];
}

/** A tile and its place, in cells. */
export interface PlacedTile extends SceneTile {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The tiles of rows of names, in reading order. Throws an `Error` naming the tile that is no rectangle or nowhere described. */
export function placeTiles(rows: readonly string[], tiles: SceneArt['tiles']): PlacedTile[] {
  const cells = rows.map((row) => row.trim().split(/\s+/));
  const columns = cells[0]?.length ?? 0;
  const placed = new Map<string, PlacedTile>();
  cells.forEach((row, y) => {
    if (row.length !== columns)
      throw new Error(`Row ${y + 1} of a scene has ${row.length} cells, the first ${columns}.`);
    row.forEach((name, x) => {
      if (name === '.') return;
      const tile = tiles[name];
      if (!tile) throw new Error(`A scene has no tile "${name}". It has: ${Object.keys(tiles).join(', ')}.`);
      const key = name.length === 1 ? `${x} ${y}` : name;
      const before = placed.get(key);
      if (before) Object.assign(before, { width: Math.max(before.width, x - before.x + 1), height: y - before.y + 1 });
      else placed.set(key, { ...tile, name, x, y, width: 1, height: 1 });
    });
  });
  for (const { name, x, y, width, height } of placed.values()) {
    const inside = cells.slice(y, y + height).flatMap((row) => row.slice(x, x + width));
    const all = cells.flat().filter((each) => each === name).length;
    if (name.length > 1 && (inside.some((each) => each !== name) || inside.length !== all))
      throw new Error(`The tile "${name}" of a scene is no rectangle.`);
  }
  return [...placed.values()];
}

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
