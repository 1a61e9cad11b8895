import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ActionLink, Actions, ChatLinkButton, space, tileCorners, token } from 'shared-ui';
import { contact } from './content.ts';

const Panel = styled('section')({
  display: 'grid',
  gap: space(2),
  padding: `clamp(${space(3)}, ${space(2)} + 2vw, ${space(5)})`,
  borderRadius: tileCorners,
  backgroundColor: token.accentSoft,
  '& h2': { fontSize: token.sizeHeading },
  '& a': { overflowWrap: 'anywhere' },
});

/** How to reach the team about an appointment. */
export function Contact() {
  const { agency } = useSite();
  return (
    <Panel aria-label={contact.heading}>
      <h2>{contact.heading}</h2>
      <p>{contact.text}</p>
      <Actions>
        <ChatLinkButton text={contact.chatText}>{contact.chat}</ChatLinkButton>
        <ActionLink href={`mailto:${agency.supportEmail}`} look="text">
          {agency.supportEmail}
        </ActionLink>
      </Actions>
    </Panel>
  );
}
