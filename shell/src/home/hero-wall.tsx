import { GlazedTile, type GlazedTileProps } from '../tiles/glazed-tile.tsx';
import styles from './hero-wall.module.css';

/** The paper around a window, on a grid of 100 × 100. */
const windows = {
  quarter: 'M100 0V100H0A100 100 0 0 0 100 0z',
  petal: 'M0 0H100V100A100 100 0 0 0 0 0zM0 0V100H100A100 100 0 0 1 0 0z',
} as const;

/** A tile of the wall: glazed, plain paper, or paper with a window through which the video is seen. */
type WallTile = {
  /** Place and side, in cells. */
  x: number;
  y: number;
  side: 1 | 2;
} & (GlazedTileProps | { ground: 'paper'; window?: keyof typeof windows; turn?: 0 | 1 | 2 | 3 });

interface Wall {
  columns: number;
  rows: number;
  tiles: readonly WallTile[];
}

// Composed by hand: paper on the words' side, glazes in between, the video at the other end.
const beside: Wall = {
  columns: 5,
  rows: 6,
  tiles: [
    { x: 0, y: 0, side: 1, ground: 'paper' },
    { x: 1, y: 0, side: 1, ground: 'paper', window: 'quarter', turn: 2 },
    { x: 0, y: 1, side: 1, ground: 'a', figure: 'petal', paint: 'e' },
    { x: 1, y: 1, side: 2, ground: 'paper', window: 'quarter', turn: 1 },
    { x: 0, y: 2, side: 1, ground: 'paper' },
    { x: 3, y: 2, side: 1, ground: 'b', figure: 'disc', paint: 'c' },
    { x: 0, y: 3, side: 2, ground: 'b', figure: 'quarter', paint: 'a', turn: 3 },
    { x: 2, y: 3, side: 1, ground: 'paper', window: 'petal' },
    { x: 0, y: 5, side: 1, ground: 'c', figure: 'half', paint: 'b' },
    { x: 1, y: 5, side: 1, ground: 'paper', window: 'quarter', turn: 1 },
    { x: 2, y: 5, side: 1, ground: 'e', figure: 'quarter', paint: 'a' },
  ],
};
const above: Wall = {
  columns: 6,
  rows: 3,
  tiles: [
    { x: 0, y: 1, side: 2, ground: 'b', figure: 'quarter', paint: 'a', turn: 3 },
    { x: 2, y: 2, side: 1, ground: 'paper', window: 'quarter', turn: 1 },
    { x: 3, y: 1, side: 2, ground: 'paper', window: 'quarter' },
    { x: 5, y: 1, side: 1, ground: 'b', figure: 'disc', paint: 'c' },
    { x: 5, y: 2, side: 1, ground: 'a', figure: 'petal', paint: 'e' },
  ],
};

/** The wall that stands beside the words on wide screens, and above them on narrow ones. */
const walls = { beside, above };

const cell = 100;

function Tile({ tile }: { tile: WallTile }) {
  const { x, y, side, ...looks } = tile;
  const window = looks.ground === 'paper' ? looks.window : undefined;
  return (
    <g transform={`translate(${x * cell} ${y * cell}) scale(${side})`}>
      <path
        className={styles.paper}
        d={window ? windows[window] : 'M0 0H100V100H0z'}
        transform={looks.turn && window ? `rotate(${looks.turn * 90} 50 50)` : undefined}
      />
      {looks.ground === 'paper' ? null : (
        <g className={styles.glazed}>
          <GlazedTile {...looks} joint={3 / side} />
        </g>
      )}
    </g>
  );
}

/** Where the hero's paper breaks up into tiles and the video is seen between and through them; decoration. */
export function HeroWall({ place }: { place: keyof typeof walls }) {
  const { columns, rows, tiles } = walls[place];
  return (
    <svg
      className={styles.canvas}
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
      data-place={place}
    >
      {tiles.map((tile) => (
        <Tile key={`${tile.x}-${tile.y}`} tile={tile} />
      ))}
    </svg>
  );
}
