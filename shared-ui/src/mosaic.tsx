import { clsx } from 'clsx';
import { cell, figures, grout } from './mosaic-figures.tsx';
import { layTiles, seedOf } from './mosaic-layout.tsx';
import type { Fade, Tile } from './mosaic-layout.tsx';
import styles from './mosaic.module.css';

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

/** The signature of the site: a deterministic grid of glazed tiles. Fills its container; decoration only. */
export interface MosaicProps {
  /** The same word gives the same mosaic everywhere. */
  seed: string;
  /** Size in cells. Default: 8 × 6. */
  columns?: number;
  rows?: number;
  /** Side on which the tiles thin out. Default: `none`. */
  fade?: Fade;
  /** Rows that a container may show alone: no tile crosses the line below them. */
  seam?: number;
  /** Tiles settle once when the page appears (all within 200 ms). Default: still. */
  assemble?: boolean;
  /** Crop to fill the container (default), or show every tile aligned to its end. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** See {@link MosaicProps}. */
export function Mosaic({
  seed,
  columns = 8,
  rows = 6,
  fade = 'none',
  seam = 0,
  assemble,
  fit = 'cover',
  className,
}: MosaicProps) {
  return (
    <svg
      viewBox={`${grout} ${grout} ${columns * cell - 2 * grout} ${rows * cell - 2 * grout}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMaxYMid meet'}
      aria-hidden="true"
      focusable="false"
      data-assemble={assemble ? '' : undefined}
      className={clsx(styles.canvas, className)}
    >
      {layTiles(seedOf(seed), columns, rows, fade, seam).map((tile) => (
        <TileShape key={`${tile.x}-${tile.y}`} tile={tile} />
      ))}
    </svg>
  );
}
