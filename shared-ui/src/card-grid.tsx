import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { space } from './tokens.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gap: space(3),
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', minWidth: 0 },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  '&[data-columns="4"]': {
    gap: space(2),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(3) },
  },
});

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  children: ReactNode;
  /** Columns on a wide screen. 2 and 3 become one on a phone; 4 becomes two. Default: 3. */
  columns?: 2 | 3 | 4;
}

/** A list of cards of equal height; each child becomes an item. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return (
    <Grid role="list" data-columns={columns}>
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </Grid>
  );
}
