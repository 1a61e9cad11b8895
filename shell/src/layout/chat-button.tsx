import { styled } from '@mui/material/styles';
import { chatLink, useSite } from 'shared-types';
import { Chat, copy, focusRing, space, token } from 'shared-ui';
import { layoutCopy } from './content.ts';

const Button = styled('a')({
  position: 'fixed',
  insetBlockEnd: `max(${space(2)}, env(safe-area-inset-bottom))`,
  insetInlineStart: space(2),
  zIndex: 9,
  display: 'grid',
  placeItems: 'center',
  width: space(7),
  height: space(7),
  borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
  backgroundColor: token.accent,
  color: token.onAccent,
  boxShadow: token.shadowLift,
  '&:hover': { backgroundColor: token.accentHover },
  '&:focus-visible': focusRing,
  '@media print': { display: 'none' },
});

/** The floating link to the agency's chat, at the bottom left of every page. */
export function ChatButton() {
  const { chat } = useSite();
  return (
    <aside aria-label={layoutCopy.quickContact}>
      <Button
        href={chatLink(chat)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${layoutCopy.chat} ${copy.externalHint}`}
      >
        <Chat size={26} />
      </Button>
    </aside>
  );
}
