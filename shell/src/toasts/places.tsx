import type { ReactNode } from 'react';
import styles from './places.module.css';

interface PlacesProps {
  lang: string;
  'data-edge': string;
  children: ReactNode;
}

/** The stacks of one edge of the window: on a phone one above the other across the width, else each in its place. */
export function Places(props: PlacesProps) {
  return <div className={styles.places} {...props} />;
}
