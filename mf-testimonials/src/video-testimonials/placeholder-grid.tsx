import { styled } from '@mui/material/styles';
import { SkeletonTile, space } from 'shared-ui';
import { Grid } from './grid.tsx';

const count = 5;

const Holding = styled(Grid)({
  // Below each tile, the place of a name and a company.
  '& > li': { paddingBlockEnd: space(8) },
  // Nothing will ever arrive: stand still.
  '@media (scripting: none)': { '& *': { animation: 'none' } },
});

/** What stands in the page, prerendered, until the videos arrive. */
export function PlaceholderGrid() {
  return (
    <Holding role="list" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonTile />
        </li>
      ))}
    </Holding>
  );
}
