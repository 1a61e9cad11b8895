import type { ReactNode } from 'react';
import styles from './ground.module.css';

interface GroundProps {
  ground: 'cobalt' | 'marigold' | 'ink';
  /** The drawing hangs over its tile's lower edge if it is longer than the tile. */
  hangs?: boolean;
  children: ReactNode;
}

/** A drawing on a tile of its own ground: what a page opens with where the site has no finished one to show. */
export function Ground({ ground, hangs, children }: GroundProps) {
  return (
    <div className={styles.tile} data-ground={ground} data-hangs={hangs ? '' : undefined}>
      {children}
    </div>
  );
}
