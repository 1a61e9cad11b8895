import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';
import type { Milestone } from './website.ts';

/** A day of the work, in the colour of its phase; decoration. */
export const DayTile = styled('span')<{ 'data-phase': Milestone['phase'] }>({
  display: 'block',
  aspectRatio: '1',
  borderRadius: '2px',
  backgroundColor: `color-mix(in srgb, ${token.tileE} 38%, ${token.band})`,
  '&[data-phase="start"]': { backgroundColor: token.tileC, borderEndEndRadius: '100%' },
  '&[data-phase="delivery"]': { backgroundColor: token.tileB, borderEndEndRadius: '60%' },
  '&[data-phase="after"]': { backgroundColor: token.tileA, borderRadius: '50%' },
});
