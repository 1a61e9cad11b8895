import { styled } from '@mui/material/styles';
import { space, token } from './tokens.tsx';

/** A short flag, a word or two. */
export const Badge = styled('span')({
  display: 'inline-block',
  justifySelf: 'start',
  padding: `${space(0.5)} ${space(1.5)} ${space(0.5)} ${space(1.25)}`,
  borderRadius: '3px 3px 12px 3px',
  backgroundColor: token.highlight,
  color: token.onHighlight,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  // On a card it hangs from the upper edge: names of cards beside each other stay on one line.
  'article > &, article > div > div > &': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    borderRadius: `0 ${token.radius} 0 14px`,
    padding: `${space(0.5)} ${space(1.75)}`,
  },
});
