import { clsx } from 'clsx';
import { layTiles, seedOf } from './mosaic-layout.tsx';
import type { Fade, Figure, Tile } from './mosaic-layout.tsx';
import styles from './mosaic.module.css';

const cell = 100;
const grout = 3;

/** Path of a figure on a tile of `w` × `h`, before turning. */
const paths: Record<Exclude<Figure, 'plain'>, (w: number, h: number) => string> = {
  quarter: (w) => `M0 0h${w}A${w} ${w} 0 0 1 0 ${w}z`,
  petal: (w) => `M0 0A${w} ${w} 0 0 1 ${w} ${w}A${w} ${w} 0 0 1 0 0`,
  rings: (w) => [1, 0.62, 0.26].map((outer) => ring(w, outer, outer - 0.18)).join(''),
  disc: (w) => circle(w / 2, w / 2, w * 0.32),
  half: (w, h) =>
    w >= h ? `M0 ${h}A${w / 2} ${Math.min(h, w / 2)} 0 0 1 ${w} ${h}z` : `M0 0A${w} ${h / 2} 0 0 1 0 ${h}z`,
  steps: (w) => `M0 0h${w / 3}v${w / 3}h${w / 3}v${w / 3}h${w / 3}v${w / 3}H0z`,
};

const round = (value: number): number => Math.round(value * 10) / 10;
const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
const ring = (w: number, outer: number, inner: number): string => {
  const [o, i] = [round(w * outer), round(w * Math.max(inner, 0))];
  return `M${o} 0A${o} ${o} 0 0 1 0 ${o}V${i}A${i} ${i} 0 0 0 ${i} 0z`;
};

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
            d={paths[tile.figure](w, h)}
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
  /** Tiles settle once when the page appears (each in 200 ms, all within 600 ms). Default: still. */
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
