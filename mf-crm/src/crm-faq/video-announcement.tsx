import type { ReactNode } from 'react';
import { Section } from '@mosaico/shared-ui';
import styles from './video-announcement.module.css';

/** Where the explanatory video will be: its title, and what to do until then. There is nothing to play, so it is a line. */
export function VideoAnnouncement({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  return (
    <Section>
      <div className={styles.frame}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        {action}
      </div>
    </Section>
  );
}
