import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { Mosaic } from './mosaic.tsx';
import { Container } from './section.tsx';
import styles from './closing-call.module.css';

/** Props of {@link ClosingCall}. */
export interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  actions: ReactNode;
  /** Seed of the mosaic. Default: the heading. */
  art?: string;
  /** Anchor. */
  id?: string;
}

/** How a page ends: one clear action on a dark band. */
export function ClosingCall({ heading, text, actions, art = heading, id }: ClosingCallProps) {
  return (
    <section className={styles.band} data-tone="ink" id={id} aria-label={heading} data-no-print="">
      <Container className={styles.layout}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {text === undefined ? null : <p>{text}</p>}
          <Actions>{actions}</Actions>
        </div>
        <div className={styles.art}>
          <Mosaic seed={art} columns={6} rows={4} seam={2} fade="start" fit="contain" />
        </div>
      </Container>
    </section>
  );
}
