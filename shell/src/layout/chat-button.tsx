import { chatLink, useSite } from '@mosaico/shared-types';
import { Chat, copy } from '@mosaico/shared-ui';
import { layoutCopy } from './content.ts';
import styles from './chat-button.module.css';

/** The floating link to the agency's chat, at the bottom left of every page. */
export function ChatButton() {
  const { chat } = useSite();
  return (
    <aside aria-label={layoutCopy.quickContact}>
      <a
        className={styles.button}
        href={chatLink(chat)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${layoutCopy.chat} ${copy.externalHint}`}
      >
        <Chat />
        <span>{layoutCopy.chatShort}</span>
      </a>
    </aside>
  );
}
