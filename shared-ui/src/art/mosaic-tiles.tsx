import { cell, grout } from './drawing-grid.ts';
import { figures } from './mosaic-figures.ts';
import { layTiles, seedOf } from './mosaic-layout.ts';
import type { Tile } from './mosaic-layout.ts';

interface MosaicTilesProps {
  seed: string;
  columns: number;
  rows: number;
}

/** What stands in the frame of a mosaic. */
export default function MosaicTiles({ seed, columns, rows }: MosaicTilesProps) {
  return layTiles(seedOf(seed), columns, rows).map((tile) => <TileShape key={`${tile.x}-${tile.y}`} tile={tile} />);
}

function TileShape({ tile }: { tile: Tile }) {
  const w = tile.width * cell - 2 * grout;
  const h = tile.height * cell - 2 * grout;
  const square = w === h;
  return (
    <g>
      <g transform={`translate(${tile.x * cell + grout} ${tile.y * cell + grout})`}>
        <rect width={w} height={h} className={tile.ground} />
        {tile.figure === 'plain' ? null : (
          <path
            d={figures[tile.figure](w, h)}
            className={tile.paint}
            {...(square && tile.turn ? { transform: `rotate(${tile.turn * 90} ${w / 2} ${h / 2})` } : {})}
          />
        )}
      </g>
    </g>
  );
}
