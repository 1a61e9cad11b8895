import styles from './skeleton-tile.module.css';

/** Holds the place of something that is loading, so that nothing jumps when it arrives. Say so in words beside it. */
export function SkeletonTile({ ratio = 'portrait' }: { ratio?: 'portrait' | 'landscape' | 'square' }) {
  return <div className={styles.tile} aria-hidden="true" data-ratio={ratio} />;
}
