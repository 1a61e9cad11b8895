import { GlazedTile, type GlazedTileProps } from '../tiles/glazed-tile.tsx';
import styles from './missing-tile.module.css';

interface PlacedTile extends GlazedTileProps {
  /** Place and side, in cells. */
  x: number;
  y: number;
  side: 1 | 2;
}

const cell = 100;
const tiles: readonly PlacedTile[] = [
  { x: 0, y: 0, side: 1, ground: 'd', paint: 'a', figure: 'petal' },
  { x: 1, y: 0, side: 1, ground: 'b', paint: 'c', figure: 'half' },
  { x: 2, y: 0, side: 2, ground: 'a', paint: 'e', figure: 'quarter', turn: 1 },
  { x: 4, y: 0, side: 1, ground: 'c', paint: 'b', figure: 'disc' },
  { x: 0, y: 1, side: 2, ground: 'e', paint: 'a', figure: 'quarter', turn: 3 },
  { x: 4, y: 1, side: 1, ground: 'd', paint: 'a', figure: 'quarter', turn: 2 },
  { x: 3, y: 2, side: 1, ground: 'c', paint: 'e', figure: 'petal', turn: 1 },
  { x: 4, y: 2, side: 1, ground: 'b', paint: 'a', figure: 'half', turn: 1 },
];
const gap = { x: 2, y: 2 };
const fallen: GlazedTileProps = { ground: 'b', paint: 'a', figure: 'petal' };

/** A mosaic that one tile has come off: something is not where it should be. Decoration. */
export function MissingTile() {
  return (
    <svg className={styles.canvas} viewBox="0 0 500 450" aria-hidden="true">
      {tiles.map(({ x, y, side, ...tile }) => (
        <g key={`${x}-${y}`} transform={`translate(${x * cell} ${y * cell}) scale(${side})`}>
          <GlazedTile {...tile} joint={3 / side} />
        </g>
      ))}
      <rect className={styles.gap} x={gap.x * cell + 5} y={gap.y * cell + 5} width={cell - 10} height={cell - 10} />
      <g transform="translate(262 318) rotate(19)">
        <GlazedTile {...fallen} />
      </g>
    </svg>
  );
}
