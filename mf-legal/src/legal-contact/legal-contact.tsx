import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ActionLink, Actions, ChatLinkButton, space, tileCorners, token } from 'shared-ui';

/** What the contact block of a legal text says. */
export interface LegalContactProps {
  heading: string;
  text: string;
  /** The link to the chat, and the message typed in. */
  chat: string;
  chatText: string;
}

const Panel = styled('section')({
  display: 'grid',
  gap: space(2),
  padding: `clamp(${space(3)}, ${space(2)} + 2vw, ${space(5)})`,
  borderRadius: tileCorners,
  backgroundColor: token.accentSoft,
  '& h2': { fontSize: token.sizeHeading },
  '& a': { overflowWrap: 'anywhere' },
});

/** How to reach the agency about a legal text. */
export function LegalContact({ heading, text, chat, chatText }: LegalContactProps) {
  const { agency } = useSite();
  return (
    <Panel aria-label={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Actions>
        <ChatLinkButton text={chatText}>{chat}</ChatLinkButton>
        <ActionLink href={`mailto:${agency.supportEmail}`} look="text">
          {agency.supportEmail}
        </ActionLink>
      </Actions>
    </Panel>
  );
}
