import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';
import type { Delivery } from './content.ts';

const Tiles = styled('div')({
  display: 'flex',
  gap: '3px',
  '& > span': { display: 'block', height: '2.25rem' },
  '&[data-kind="meeting"] > span': { width: '2.25rem', borderRadius: '50% 50% 3px 50%', backgroundColor: token.tileE },
  '&[data-kind="video"] > span': {
    width: '2.75rem',
    borderRadius: '3px',
    backgroundColor: token.tileA,
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      backgroundColor: token.tileB,
      clipPath: 'polygon(38% 28%, 38% 72%, 66% 50%)',
    },
  },
  '&[data-kind="graphic"] > span': {
    width: '2.25rem',
    borderRadius: '3px 3px 100% 3px',
    backgroundColor: token.tileB,
    '&:nth-of-type(3n + 2)': { borderRadius: '50%' },
    '&:nth-of-type(3n)': { borderRadius: '100% 3px 3px 3px', backgroundColor: token.tileC },
  },
});

/** As many tiles as pieces. Decoration. */
export function Pieces({ kind, count }: Pick<Delivery, 'kind' | 'count'>) {
  return (
    <Tiles data-kind={kind} aria-hidden="true">
      {Array.from({ length: count }, (_, piece) => (
        <span key={piece} />
      ))}
    </Tiles>
  );
}
