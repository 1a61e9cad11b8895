import type { ReactNode } from 'react';
import type { Glaze } from '../art/mosaic-layout.ts';
import styles from './fact-tiles.module.css';

/** A figure on a tile, and the phrase that it ends: `Edad mínima` / `18 años`. */
export interface FactTile {
  label: ReactNode;
  value: ReactNode;
  /** Key of the tile palette. */
  ground: Glaze;
}

/** Props of {@link FactTiles}. */
export interface FactTilesProps {
  items: readonly FactTile[];
  /** Two columns on a wide window, too. */
  pairs?: boolean | undefined;
}

/** Three or four key figures, `below` the words of a `PageHero`: tiles in two columns, or in one row where there is room. */
export function FactTiles({ items, pairs }: FactTilesProps) {
  return (
    <dl className={styles.tiles} data-assemble="" data-pairs={pairs ? '' : undefined}>
      {items.map(({ label, value, ground }, index) => (
        <div key={index} data-ground={ground} data-tile="">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
