import { styled } from '@mui/material/styles';
import { Mosaic, space, token } from 'shared-ui';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  gap: `${space(5)} ${space(8)}`,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space(3), alignItems: 'start' },
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& p': { marginBlockStart: space(1), maxWidth: '44ch', color: token.inkSoft },
});

const Tile = styled('div')({
  width: space(9),
  height: space(9),
  overflow: 'clip',
  borderRadius: `3px 3px ${space(2.5)} 3px`,
});

interface Reason {
  title: string;
  text: string;
}

/** Reasons to buy here, each with a tile of its own. */
export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <List role="list">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Tile>
            <Mosaic seed={title} columns={2} rows={2} />
          </Tile>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
