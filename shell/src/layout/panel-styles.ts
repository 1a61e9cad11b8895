import { keyframes } from '@mui/material/styles';
import { space, tileCorners, token } from 'shared-ui';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** From here on the header has room for the search, and a panel is a card below its button. */
export const wide = '@media (min-width: 48rem)';

/** A sheet below the bar, as wide as the window: the header is what it is placed by. */
export const sheet = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(1)} ${token.gutter} ${space(3)}`,
  backgroundColor: token.paper,
  borderBlockEnd: `1px solid ${token.line}`,
  boxShadow: token.shadowLift,
  '&[data-closed]': { display: 'none' },
} as const;

/** A card below its button. */
export const card = {
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  boxShadow: token.shadowLift,
} as const;

export const unfolding = {
  '@media (prefers-reduced-motion: no-preference)': { animation: `${unfold} ${token.fast} ${token.ease}` },
} as const;
