import { styled } from '@mui/material/styles';
import { space } from './tokens.tsx';

/** A row of actions that wraps; on narrow screens each takes the whole width. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1.5)} ${space(2.5)}`,
  '@media (max-width: 30rem)': { '& > [data-look="primary"], & > [data-look="secondary"]': { flex: '1 1 100%' } },
});
