import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSite } from 'shared-types';
import { ActionLink, ChatLinkButton, space, token } from 'shared-ui';
import { channels } from './content.ts';

const Row = styled('ul')({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gap: space(1.5),
    alignContent: 'start',
    justifyItems: 'start',
    paddingBlockStart: space(2.5),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& p': { color: token.inkSoft, maxWidth: '42ch' },
});

/** The ways to reach the support team. `ticket` is the anchor of the ticket form. */
export function Channels({ ticket }: { ticket: string }) {
  const { agency } = useSite();
  return (
    <Row role="list">
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
    </Row>
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
