import { ChatLinkButton, Notice } from '@mosaico/shared-ui';
import { chat, empty } from './content.ts';
import styles from './no-videos.module.css';

/** Stands where the videos would be while nobody has given one yet, with another way on. */
export function NoVideos() {
  return (
    <Notice kind="important" title={empty.title}>
      <div className={styles.words}>
        <p>{empty.text}</p>
        <ChatLinkButton text={chat.text}>{chat.label}</ChatLinkButton>
      </div>
    </Notice>
  );
}
