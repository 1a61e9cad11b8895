import { useSite } from '@mosaico/shared-types';
import { ChatLinkButton, Remark, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './price-by-chat.module.css';

/** How the price is found out: the message that opens the chat, and what follows. */
export function PriceByChat({ heading, text, message, bubble, action, billing, steps }: ContentBelow['price']) {
  const { firstPayment } = useSite().conditions;
  return (
    <Section heading={heading} lead={text} tone="tinted">
      <div className={styles.parts}>
        <div className={styles.chat}>
          <figure>
            <blockquote className={styles.bubble}>{message}</blockquote>
            <figcaption>{bubble}</figcaption>
          </figure>
          <ChatLinkButton text={message}>{action}</ChatLinkButton>
        </div>
        <ol className={styles.replies} role="list">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <Remark>
          {firstPayment} {billing}
        </Remark>
      </div>
    </Section>
  );
}
