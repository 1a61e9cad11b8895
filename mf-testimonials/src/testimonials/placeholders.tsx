import { styled } from '@mui/material/styles';
import { SkeletonTile, space } from 'shared-ui';
import { Grid } from './grid.tsx';

const Holding = styled(Grid)({
  // Below each tile, the place of a name and a company.
  '& > li': { paddingBlockEnd: space(8) },
  // Nothing will ever arrive.
  '@media (scripting: none)': { display: 'none' },
  // As wide as the slides of the carousel they stand for, with room for its buttons.
  '&[data-one-row]': { gap: space(2), marginBlockEnd: space(8) },
  '@media (max-width: 47.99rem)': { '&[data-one-row] > li:nth-of-type(n + 3)': { display: 'none' } },
});

/** Props of {@link Placeholders}. */
export interface PlaceholdersProps {
  count: number;
  /** As many as stand beside each other: on a phone, two. */
  oneRow?: boolean;
}

/** What stands in the page until the videos arrive, where none is known yet. */
export function Placeholders({ count, oneRow }: PlaceholdersProps) {
  return (
    <Holding role="list" aria-hidden="true" data-one-row={oneRow ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonTile />
        </li>
      ))}
    </Holding>
  );
}
