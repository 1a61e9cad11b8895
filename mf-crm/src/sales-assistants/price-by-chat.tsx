import { ChatLinkButton, Section, Steps } from '@mosaico/shared-ui';
import type { SalesAssistantsContent } from './content.ts';
import styles from './price-by-chat.module.css';

/** How the price is found out: the message that opens the chat, and what follows. */
export function PriceByChat({ heading, text, message, bubble, action, steps }: SalesAssistantsContent['price']) {
  return (
    <Section heading={heading} lead={text} tone="tinted">
      <div className={styles.parts}>
        <figure className={styles.chat}>
          <blockquote className={styles.bubble}>{message}</blockquote>
          <figcaption>{bubble}</figcaption>
          <ChatLinkButton text={message}>{action}</ChatLinkButton>
        </figure>
        <Steps items={steps} />
      </div>
    </Section>
  );
}
