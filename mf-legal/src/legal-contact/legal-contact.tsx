import { useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, type SiteDestination } from '@mosaico/shared-ui';

/** What the contact block of a legal text says. */
export interface LegalContactProps {
  heading: string;
  text: string;
  /** The link to the chat, and the message typed in. */
  chat: string;
  chatText: string;
  /** What a reader goes on to, before the chat. */
  first?: { to: SiteDestination; label: string };
  /** Where those go whom the text is not for. */
  newcomers?: { to: SiteDestination; label: string };
}

/** How a legal text ends: how to reach the agency about it. */
export default function LegalContact({ heading, text, chat, chatText, first, newcomers }: LegalContactProps) {
  const { agency } = useSite();
  return (
    <ClosingCall
      weight="line"
      heading={heading}
      text={text}
      actions={
        <>
          {first ? <ActionLink to={first.to}>{first.label}</ActionLink> : null}
          <ChatLinkButton text={chatText} {...(first ? { look: 'secondary' } : {})}>
            {chat}
          </ChatLinkButton>
          <ActionLink href={`mailto:${agency.supportEmail}`} look="text">
            {agency.supportEmail}
          </ActionLink>
          {newcomers ? (
            <ActionLink to={newcomers.to} look="text">
              {newcomers.label}
            </ActionLink>
          ) : null}
        </>
      }
    />
  );
}
