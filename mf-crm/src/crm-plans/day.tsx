import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';

/** What a day of the implementation is; `estimate` may be needed or not, `open` is left for scheduling. */
export type DayKind = 'kickoff' | 'build' | 'estimate' | 'delivery' | 'support' | 'training' | 'open';

const outline = (colour: string) => ({ boxShadow: `inset 0 0 0 1.5px ${colour}` });

/** A day as a tile. Kinds differ by figure and by colour. */
export const Day = styled('span')<{ 'data-kind': DayKind }>({
  display: 'block',
  aspectRatio: '1',
  borderRadius: '3px',
  overflow: 'clip',
  '&::before': { display: 'block', height: '100%' },
  '&[data-kind="kickoff"], &[data-kind="build"]': { backgroundColor: token.tileA },
  '&[data-kind="kickoff"]::before': { content: '""', backgroundColor: token.tileC, borderEndEndRadius: '100%' },
  '&[data-kind="estimate"]': outline(token.tileA),
  '&[data-kind="delivery"]': { backgroundColor: token.tileB },
  '&[data-kind="delivery"]::before': {
    content: '""',
    backgroundColor: token.onHighlight,
    borderRadius: '50%',
    scale: '0.55',
  },
  '&[data-kind="support"], &[data-kind="training"]': { backgroundColor: token.tileE },
  '&[data-kind="training"]::before': { content: '""', backgroundColor: token.onHighlight, borderRadius: '100% 0' },
  '&[data-kind="open"]': outline(`color-mix(in srgb, ${token.outline} 60%, transparent)`),
});
