import { styled } from '@mui/material/styles';
import { chatLink, useSite } from 'shared-types';
import { Chat, copy, focusRing, space, token } from 'shared-ui';
import { layoutCopy } from './content.ts';

/** Where the page's margin is as wide as a whole tile and its air. */
const roomyMargin = '@media (min-width: 86rem)';

// It lives in the margin and is never wider than that, so that it covers nothing: on a phone a tab at the edge, on wide
// screens a tile of its own.
const Button = styled('a')({
  position: 'fixed',
  bottom: `max(${space(3)}, env(safe-area-inset-bottom))`,
  left: 0,
  zIndex: 9,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(0.75),
  width: `min(${token.gutter} - 1px, ${space(5)})`,
  padding: `${space(1.5)} 0`,
  borderRadius: `0 ${token.radius} 14px 0`,
  writingMode: 'vertical-rl',
  backgroundColor: token.accent,
  color: token.onAccent,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  textDecoration: 'none',
  '& > svg': { width: '1rem', height: '1rem' },
  // A finger's width, though less is seen.
  '&::after': { content: '""', position: 'absolute', inset: `0 auto 0 0`, width: space(3) },
  '&:hover': { backgroundColor: token.accentHover },
  '&:focus-visible': focusRing,
  [roomyMargin]: {
    left: space(2),
    bottom: space(2),
    flexDirection: 'column',
    gap: space(0.5),
    width: space(7),
    height: space(7),
    padding: 0,
    borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
    writingMode: 'horizontal-tb',
    boxShadow: token.shadowLift,
    '& > svg': { width: '1.375rem', height: '1.375rem' },
  },
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
        <Chat />
        <span>{layoutCopy.chatShort}</span>
      </Button>
    </aside>
  );
}
