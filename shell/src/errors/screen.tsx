import type { ReactNode } from 'react';
import { Actions, Container } from '@mosaico/shared-ui';
import { MissingTile } from './missing-tile.tsx';
import styles from './screen.module.css';

/** A page that says that something is missing or failed, and what to do next. */
export function Screen({
  title,
  titleLanguage,
  text,
  children,
}: {
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Container className={styles.layout}>
      <div>
        <h1 lang={titleLanguage}>{title}</h1>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </div>
      <MissingTile />
    </Container>
  );
}
