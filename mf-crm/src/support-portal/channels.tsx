import { chatLink, useSite } from '@mosaico/shared-types';
import { copy, FactTiles, VisuallyHidden } from '@mosaico/shared-ui';
import { channels } from './content.ts';

/** The ways to reach the support team, as tiles. `ticket` is the anchor of the ticket form. */
export function Channels({ ticket }: { ticket: string }) {
  const { agency, chat } = useSite();
  return (
    <FactTiles
      items={[
        { ground: 'b', label: channels.ticket.text, value: <a href={`#${ticket}`}>{channels.ticket.action}</a> },
        {
          ground: 'e',
          label: channels.chat.text,
          value: (
            <a href={chatLink(chat, channels.chat.message)} target="_blank" rel="noopener noreferrer">
              {channels.chat.action}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </a>
          ),
        },
        {
          ground: 'c',
          label: channels.email.text,
          value: (
            <a href={`mailto:${agency.supportEmail}`}>
              {channels.email.action} <small>{agency.supportEmail}</small>
            </a>
          ),
        },
      ]}
    />
  );
}
