import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';

/** The wall of videos: two columns on a phone, four from there on. */
export const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(3.5)} ${space(1.5)}`,
  '& > li': { minWidth: 0 },
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `clamp(${space(4)}, 4vw, ${space(7)}) clamp(${space(1.5)}, 2vw, ${space(3)})`,
  },
});
