import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import { FunctionDrawing } from './function-drawing.tsx';
import type { FunctionDrawingName } from './function-drawing.tsx';

const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(4)} ${space(2)}`,
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', alignContent: 'start', gap: space(0.75) },
  '& h3': { marginBlockStart: space(1), fontSize: token.sizeHeading },
  '& p': { color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.45 },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `${space(6)} ${space(3)}`,
    '& p': { fontSize: token.sizeBody, maxWidth: '26ch' },
  },
});

/** Something the assistant does. */
export interface SellerFunction {
  /** A verb. */
  name: string;
  text: string;
  drawing: FunctionDrawingName;
}

/** What the assistant does in a day, a tile each. */
export function Functions({ items }: { items: readonly SellerFunction[] }) {
  return (
    <Wall role="list">
      {items.map(({ name, text, drawing }) => (
        <li key={name}>
          <FunctionDrawing name={drawing} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Wall>
  );
}
