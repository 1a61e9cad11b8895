import { SkeletonTile } from '@mosaico/shared-ui';
import { Grid } from './grid.tsx';
import styles from './placeholders.module.css';

/** Props of {@link Placeholders}. */
export interface PlaceholdersProps {
  count: number;
  /** As many as stand beside each other: on a phone, two. */
  oneRow?: boolean;
}

/** What stands in the page until the videos arrive, where none is known yet. */
export function Placeholders({ count, oneRow }: PlaceholdersProps) {
  return (
    <Grid className={styles.holding} role="list" aria-hidden="true" data-one-row={oneRow ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonTile />
        </li>
      ))}
    </Grid>
  );
}
