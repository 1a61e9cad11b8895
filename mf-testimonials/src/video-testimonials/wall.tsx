import type { ReactNode } from 'react';
import { Container } from '@mosaico/shared-ui';
import styles from './wall.module.css';

/** Where the videos hang, close below the title: they are what visitors come for. */
export function Wall({ children }: { children: ReactNode }) {
  return <Container className={styles.wall}>{children}</Container>;
}
