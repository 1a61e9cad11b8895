import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';
import { headerHeight } from '../layout/header.tsx';

/** Distance from the window's edges. */
export const edge = space(2);
const bottom = `max(${edge}, env(safe-area-inset-bottom))`;
/** The chat button stands at the bottom left, at most so high; what may reach over to it stands above it. */
const aboveChat = `calc(${bottom} + ${space(12)})`;
const belowHeader = `calc(${headerHeight} + ${space(1)})`;

const wide = '@media (min-width: 40rem)';

/** The stacks of one edge of the window: on a phone one above the other across the width, else each in its place. */
export const Places = styled('div')({
  position: 'absolute',
  insetInline: edge,
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  maxHeight: `calc(100svh - ${belowHeader} - ${aboveChat})`,
  '&[data-edge="top"]': { insetBlockStart: belowHeader },
  '&[data-edge="bottom"]': { insetBlockEnd: aboveChat },
  [wide]: {
    display: 'contents',
    '& > div': { position: 'absolute', width: '25rem', maxHeight: `calc(100svh - ${belowHeader} - ${aboveChat})` },
    '& > [data-position^="top"]': { insetBlockStart: belowHeader },
    '& > [data-position^="bottom"]': { insetBlockEnd: bottom },
    '& > [data-position="bottom-left"]': { insetBlockEnd: aboveChat },
    '& > [data-position$="left"]': { insetInlineStart: edge },
    '& > [data-position$="right"]': { insetInlineEnd: edge },
    '& > [data-position$="center"]': { insetInline: 0, marginInline: 'auto' },
  },
});
