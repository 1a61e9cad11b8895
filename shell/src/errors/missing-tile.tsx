import { GlazedTile, type GlazedTileProps } from '../tiles/glazed-tile.tsx';
import { missingPage } from './content.ts';
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
  { x: 2, y: 0, side: 1, ground: 'a', paint: 'e', figure: 'quarter', turn: 1 },
  { x: 3, y: 0, side: 1, ground: 'c', paint: 'b', figure: 'disc' },
  { x: 4, y: 0, side: 1, ground: 'e', paint: 'a', figure: 'half', turn: 2 },
  { x: 0, y: 1, side: 2, ground: 'e', paint: 'a', figure: 'quarter', turn: 3 },
  { x: 4, y: 1, side: 1, ground: 'd', paint: 'a', figure: 'quarter', turn: 2 },
  { x: 4, y: 2, side: 1, ground: 'b', paint: 'a', figure: 'half', turn: 1 },
];
const gap = { x: 2, y: 1, side: 2 };

/** A mosaic that a client's page has come off: something is not where it should be. Decoration. */
export function MissingTile() {
  return (
    <svg className={styles.canvas} viewBox="0 0 500 500" aria-hidden="true">
      {tiles.map(({ x, y, side, ...tile }) => (
        <g key={`${x}-${y}`} transform={`translate(${x * cell} ${y * cell}) scale(${side})`}>
          <GlazedTile {...tile} joint={3 / side} />
        </g>
      ))}
      <rect
        className={styles.gap}
        x={gap.x * cell + 5}
        y={gap.y * cell + 5}
        width={gap.side * cell - 10}
        height={gap.side * cell - 10}
      />
      <g transform="translate(246 262) rotate(11)">
        <FallenPage />
      </g>
    </svg>
  );
}

/** The page of a sample business, 194 by 194: a dental clinic's. */
function FallenPage() {
  return (
    <g className={styles.page}>
      <path d="M0 4q0-4 4-4h186q4 0 4 4v146q0 44-44 44H4q-4 0-4-4z" fill="#fffdf9" />
      <text x="14" y="25" fontSize="17">
        {missingPage.name}
      </text>
      <path d="M160 14h20M160 21h20" stroke="#0b5a43" strokeWidth="3" />
      <text x="14" y="60" fontSize="22">
        {missingPage.promise.map((line, row) => (
          <tspan key={line} x="14" dy={row === 0 ? 0 : 23}>
            {line}
          </tspan>
        ))}
      </text>
      <path d="M0 98h194v52q0 44-44 44H4q-4 0-4-4z" fill="#a9dfcb" />
      <circle cx="150" cy="124" r="17" fill="#ffd071" />
      <path d="M0 160q46-26 97 0t97-6q-2 40-44 40H4q-4 0-4-4z" fill="#1f8a62" />
      <path
        d="M58 118c0-15 14-20 27-14 13-6 27-1 27 14 0 12-6 15-7 27-2 10-4 21-9 21-6 0-5-23-11-23s-5 23-11 23c-5 0-7-11-9-21-1-12-7-15-7-27z"
        fill="#fff"
      />
      <path d="M75 124q10 10 20 0" fill="none" stroke="#0b3d2e" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
