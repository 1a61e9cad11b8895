import type { ReactNode } from 'react';
import { Actions } from '../actions/actions.tsx';
import { SceneStrip } from '../art/scene.tsx';
import type { SceneArt } from '../art/scene-layout.ts';
import { Container } from '../basics/section.tsx';
import styles from './closing-call.module.css';

/** Props of {@link ClosingCall}. */
export interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  actions: ReactNode;
  /** `full` (default): a dark band, for a page that sells. `line`: words and action side by side on a tinted ground, for other pages. */
  weight?: 'full' | 'line';
  /** The page's own art: a dark band shows a few of its tiles. */
  scene?: SceneArt;
  /** A picture in place of it. */
  picture?: ReactNode;
  /** @deprecated Shows nothing: tiles that say nothing are wallpaper. Give a `scene`. */
  art?: string;
  /** Anchor. */
  id?: string;
}

/** How a page ends: one clear action, as heavy as what was said before it. */
export function ClosingCall({ heading, text, actions, weight = 'full', scene, picture, id }: ClosingCallProps) {
  const full = weight === 'full';
  const art = !full ? null : (picture ?? (scene ? <SceneStrip art={scene} /> : null));
  return (
    <section
      className={styles.band}
      data-closing={weight}
      data-art={art ? '' : undefined}
      data-tone={full ? 'ink' : undefined}
      id={id}
      aria-label={heading}
      data-no-print=""
    >
      <Container className={styles.layout}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {text === undefined ? null : <p>{text}</p>}
        </div>
        <Actions className={styles.actions}>{actions}</Actions>
        {art ? <div className={styles.art}>{art}</div> : null}
      </Container>
    </section>
  );
}
