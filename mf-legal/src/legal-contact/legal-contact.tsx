import { useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, ChatLinkButton } from '@mosaico/shared-ui';
import styles from './legal-contact.module.css';

/** What the contact block of a legal text says. */
export interface LegalContactProps {
  heading: string;
  text: string;
  /** The link to the chat, and the message typed in. */
  chat: string;
  chatText: string;
}

/** How to reach the agency about a legal text. */
export function LegalContact({ heading, text, chat, chatText }: LegalContactProps) {
  const { agency } = useSite();
  return (
    <section className={styles.panel} aria-label={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions>
        <ChatLinkButton text={chatText}>{chat}</ChatLinkButton>
        <ActionLink href={`mailto:${agency.supportEmail}`} look="text">
          {agency.supportEmail}
        </ActionLink>
      </Actions>
    </section>
  );
}
