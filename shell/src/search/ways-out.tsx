import { styled } from '@mui/material/styles';
import { ArrowRight, ChatLinkButton, SiteLink, space, token } from 'shared-ui';
import { wide } from '../layout/panel-styles.ts';
import { searchCopy } from './content.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  paddingBlockEnd: space(1),
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.25),
    minHeight: space(5.5),
    padding: 0,
    color: token.accentText,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  [wide]: { padding: `0 ${space(3)} ${space(2)}` },
});

/** Half of a surrogate pair is no character, and no part of an address. */
const broken = /\p{Surrogate}/gu;

interface WaysOutProps {
  query: string;
  /** The visitor goes to the list of pages. */
  onLeave: () => void;
}

/** What to do when the search finds nothing: look through all pages, or ask a person. */
export function WaysOut({ query, onLeave }: WaysOutProps) {
  return (
    <Ways>
      <SiteLink to="shell/directory" onClick={onLeave}>
        {searchCopy.allPages}
        <ArrowRight />
      </SiteLink>
      <ChatLinkButton text={searchCopy.chatText(query.replace(broken, ''))} look="text">
        {searchCopy.chat}
      </ChatLinkButton>
    </Ways>
  );
}
