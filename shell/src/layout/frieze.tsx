import { GlazedTile, type GlazedTileProps } from '../tiles/glazed-tile.tsx';

const patternId = 'cenefa';
const cell = 100;

const tiles: readonly GlazedTileProps[] = [
  { ground: 'a', paint: 'e', figure: 'petal' },
  { ground: 'd', paint: 'b', figure: 'quarter' },
  { ground: 'c', paint: 'a', figure: 'half' },
  { ground: 'b', paint: 'c', figure: 'quarter', turn: 2 },
  { ground: 'd', paint: 'e', figure: 'disc' },
  { ground: 'a', paint: 'c', figure: 'quarter', turn: 3 },
  { ground: 'e', paint: 'a', figure: 'petal', turn: 1 },
  { ground: 'b', paint: 'a', figure: 'half', turn: 2 },
  { ground: 'd', paint: 'a', figure: 'quarter', turn: 1 },
];

/** What stands in the frame of a row of tiles from edge to edge, as at the foot of a tiled wall; decoration. */
export default function Frieze() {
  return (
    <>
      <pattern
        id={patternId}
        width={tiles.length * cell}
        height={cell}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(0.4)"
      >
        {tiles.map((tile, index) => (
          <g key={`${tile.ground}${tile.paint}`} transform={`translate(${index * cell} 0)`}>
            <GlazedTile {...tile} />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </>
  );
}
