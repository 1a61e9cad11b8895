import type { ReactNode } from 'react';
import { useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton } from '@mosaico/shared-ui';
import { channels } from './content.ts';
import styles from './channels.module.css';

/** The ways to reach the support team. `ticket` is the anchor of the ticket form. */
export function Channels({ ticket }: { ticket: string }) {
  const { agency } = useSite();
  return (
    <ul className={styles.row} role="list">
      <Channel {...channels.ticket}>
        <ActionLink href={`#${ticket}`} look="text">
          {channels.ticket.action}
        </ActionLink>
      </Channel>
      <Channel {...channels.email}>
        <ActionLink href={`mailto:${agency.supportEmail}`} look="text">
          {agency.supportEmail}
        </ActionLink>
      </Channel>
      <Channel {...channels.chat}>
        <ChatLinkButton text={channels.chat.message} look="text">
          {channels.chat.action}
        </ChatLinkButton>
      </Channel>
    </ul>
  );
}

function Channel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
