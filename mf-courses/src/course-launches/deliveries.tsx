import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import type { Delivery } from './course-deliveries.ts';
import { Piece } from './piece.tsx';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(3)} ${space(4)}`,
  listStyle: 'none',
  padding: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  '&[data-legend]': { display: 'grid', gap: space(1) },
  '&[data-legend] > li': { display: 'flex', alignItems: 'center', gap: space(1.5) },
});

const cell = 'clamp(2rem, 10vw, 3rem)';

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: cell,
  gridTemplateRows: cell,
  gap: '3px',
  marginBlockEnd: space(1),
  '[data-legend] &': {
    flex: 'none',
    gridAutoColumns: '1.25rem',
    gridTemplateRows: '1.25rem',
    width: '2.6875rem',
    margin: 0,
  },
});

/** What a service brings, piece by piece: as many tiles as there are pieces, or a single one as the key of a mosaic. */
export function Deliveries({ items, legend }: { items: readonly Delivery[]; legend?: boolean }) {
  return (
    <List role="list" data-legend={legend ? '' : undefined}>
      {items.map(({ kind, count, text }) => (
        <li key={text}>
          <Row aria-hidden="true">
            {Array.from({ length: legend ? 1 : count }, (_, piece) => (
              <Piece key={piece} kind={kind} />
            ))}
          </Row>
          {text}
        </li>
      ))}
    </List>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: '3px',
  backgroundColor: token.band,
});

/** Deliveries as one mosaic of seven columns, every piece a tile of it. */
export function DeliveryMosaic({ items }: { items: readonly Delivery[] }) {
  return (
    <Grid aria-hidden="true">
      {items.flatMap(({ kind, count }) =>
        Array.from({ length: count }, (_, piece) => <Piece key={`${kind}-${piece}`} kind={kind} />),
      )}
    </Grid>
  );
}
