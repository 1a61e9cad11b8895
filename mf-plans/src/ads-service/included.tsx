import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import type { Delivery } from './content.ts';
import { Pieces } from './pieces.tsx';

const Rows = styled('ul')({
  borderBlockStart: `2px solid ${token.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space(2),
    rowGap: space(1.5),
    paddingBlock: space(2),
    borderBlockEnd: `1px solid ${token.line}`,
  },
  '& > li > div:last-of-type': { gridColumn: 2 },
  '@media (min-width: 36rem)': {
    '& > li': { gridTemplateColumns: '4.5rem minmax(0, 1fr) auto' },
    '& > li > div:last-of-type': { gridColumn: 'auto' },
  },
});

const Count = styled('strong')({
  fontFamily: token.display,
  fontSize: token.sizeFigure,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  '& small': {
    display: 'block',
    fontFamily: token.text,
    fontSize: token.sizeSmall,
    fontWeight: 400,
    letterSpacing: 0,
    color: token.inkSoft,
  },
});

const What = styled('p')({
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': { display: 'block', fontSize: token.sizeSmall, fontWeight: 400, color: token.inkSoft },
});

/** What the price brings, counted: a row for each kind of piece, with a tile for every one. */
export function Included({ label, items, upTo }: { label: string; items: readonly Delivery[]; upTo: string }) {
  return (
    <Rows role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.text}>
          <Count>
            {item.upTo ? <small>{upTo} </small> : null}
            {item.count}{' '}
          </Count>
          <What>
            {item.text} <small>{item.when}</small>
          </What>
          <Pieces kind={item.kind} count={item.count} />
        </li>
      ))}
    </Rows>
  );
}
