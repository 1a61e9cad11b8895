import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';

/** What happens on a working day; `open` is still to be agreed. */
export type DayKind = 'chat' | 'meeting' | 'training' | 'report' | 'founder' | 'open';

/** A working day as a tile: the ground of an ordinary day, and a figure on it. Kinds differ by figure and by colour. */
export const DayTile = styled('span')<{ 'data-kind': DayKind }>({
  display: 'block',
  aspectRatio: '1',
  borderRadius: '3px',
  overflow: 'clip',
  backgroundColor: token.tileD,
  '&[data-kind="open"]': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${token.outline} 65%, transparent)`,
  },
  '&::before': { display: 'block', height: '100%' },
  '&[data-kind="meeting"]::before': { content: '""', backgroundColor: token.tileB, borderEndEndRadius: '100%' },
  '&[data-kind="training"]::before': { content: '""', backgroundColor: token.tileE, borderRadius: '100% 0' },
  '&[data-kind="report"]::before': { content: '""', backgroundColor: token.tileC, borderRadius: '99px 99px 0 0' },
  '&[data-kind="founder"]': { backgroundColor: token.tileA },
  '&[data-kind="founder"]::before': {
    content: '""',
    boxSizing: 'border-box',
    backgroundColor: token.tileB,
    borderRadius: '50%',
    scale: '0.72',
  },
});
