import { clsx } from 'clsx';
import { section } from '@mosaico/shared-types';
import { cell, grout } from './drawing-grid.ts';
import type { Fade } from './mosaic-layout.ts';
import styles from './mosaic.module.css';

// Drawings say nothing that words do not: they stay HTML, and nobody waits for what draws them.
const Tiles = section('static', () => import(/* webpackChunkName: "static" */ './mosaic-tiles.tsx'));

/** Props of {@link Mosaic}. */
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

/** The signature of the site: a deterministic grid of glazed tiles. It fills its container and is decoration only. */
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
  const frame = (
    <svg
      viewBox={`${grout} ${grout} ${columns * cell - 2 * grout} ${rows * cell - 2 * grout}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMaxYMid meet'}
      aria-hidden="true"
      focusable="false"
      data-assemble={assemble ? '' : undefined}
      className={clsx(styles.canvas, className)}
    />
  );
  return <Tiles frame={frame} seed={seed} columns={columns} rows={rows} fade={fade} seam={seam} />;
}
