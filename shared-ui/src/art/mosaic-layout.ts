/** One tile of a mosaic: its place in cells, its two glazes and the figure painted on it. */
export interface Tile {
  x: number;
  y: number;
  /** Side lengths in cells. */
  width: number;
  height: number;
  /** Key of the tile palette: the ground, then the figure. */
  ground: Glaze;
  paint: Glaze;
  figure: Figure;
  /** Quarter turns of the figure. */
  turn: 0 | 1 | 2 | 3;
}

/** Colours of the tile palette. */
export type Glaze = 'a' | 'b' | 'c' | 'd' | 'e';

/** What is painted on a tile. */
export type Figure = 'plain' | 'quarter' | 'petal' | 'rings' | 'disc' | 'half' | 'steps';

// Pairs that read well together, in the proportion in which they appear: mostly quiet, some vivid.
const glazes: readonly (readonly [Glaze, Glaze])[] = [
  ['d', 'a'],
  ['a', 'e'],
  ['c', 'b'],
  ['e', 'a'],
  ['d', 'c'],
  ['b', 'c'],
  ['a', 'c'],
  ['d', 'b'],
  ['e', 'c'],
  ['b', 'a'],
];
const squares: readonly Figure[] = [
  'quarter',
  'rings',
  'petal',
  'plain',
  'disc',
  'quarter',
  'half',
  'petal',
  'steps',
  'rings',
];

/** mulberry32: the same numbers for the same seed on server and client, as hydration demands. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a word, so that each page or video can have its own mosaic by name. */
export function seedOf(word: string): number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Fills `columns` × `rows` cells with tiles of one or two cells a side. The same arguments give the same mosaic. */
export function layTiles(seed: number, columns: number, rows: number): Tile[] {
  const next = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const tileAt = new Map<number, Tile>();
  const free = (x: number, y: number): boolean => x < columns && y < rows && !tileAt.has(y * columns + x);
  const tiles: Tile[] = [];

  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!free(x, y)) continue;
      const wish = next();
      const big = wish < 0.26 && free(x + 1, y) && free(x, y + 1) && free(x + 1, y + 1);
      const wide = !big && wish < 0.36 && free(x + 1, y);
      const tall = !big && !wide && wish < 0.44 && free(x, y + 1);
      const width = big || wide ? 2 : 1;
      const height = big || tall ? 2 : 1;
      // Neighbours on the same ground, or with the same figure, would read as one tile.
      const [left, above] = [tileAt.get(y * columns + x - 1), tileAt.get((y - 1) * columns + x)];
      const differs = (glaze: readonly [Glaze, Glaze]) => glaze[0] !== left?.ground && glaze[0] !== above?.ground;
      let glaze = pick(glazes);
      for (let tries = 0; tries < 4 && !differs(glaze); tries++) glaze = pick(glazes);
      let figure: Figure = width === height ? pick(squares) : 'half';
      if (width === height && (figure === left?.figure || figure === above?.figure)) figure = pick(squares);
      const turn = Math.floor(next() * 4) as Tile['turn'];
      const tile: Tile = { x, y, width, height, ground: glaze[0], paint: glaze[1], figure, turn };
      for (let dy = 0; dy < height; dy++)
        for (let dx = 0; dx < width; dx++) tileAt.set((y + dy) * columns + x + dx, tile);
      tiles.push(tile);
    }
  }
  return tiles;
}
