import { section } from '@mosaico/shared-types';
import { cell, grout } from './drawing-grid.ts';
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
}

/** The signature of the site: a deterministic grid of glazed tiles. It fills its container, which crops it, and is decoration only. */
export function Mosaic({ seed, columns = 8, rows = 6 }: MosaicProps) {
  const frame = (
    <svg
      viewBox={`${grout} ${grout} ${columns * cell - 2 * grout} ${rows * cell - 2 * grout}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.canvas}
    />
  );
  return <Tiles frame={frame} seed={seed} columns={columns} rows={rows} />;
}
