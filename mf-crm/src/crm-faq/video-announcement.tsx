import type { ReactNode } from 'react';
import { Mosaic, Section } from '@mosaico/shared-ui';
import styles from './video-announcement.module.css';

/** Where the explanatory video will be: its title, and what to do until then. There is nothing to play. */
export function VideoAnnouncement({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  return (
    <Section>
      <div className={styles.frame}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          {action}
        </div>
        <div className={styles.poster}>
          <Mosaic seed={heading} columns={8} rows={5} fade="start" />
        </div>
      </div>
    </Section>
  );
}
