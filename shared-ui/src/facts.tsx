import { styled } from '@mui/material/styles';
import { space, token } from './tokens.tsx';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space(4)} ${space(3)}`,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space(1),
    paddingBlockStart: space(2),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& dt': { color: token.inkSoft, lineHeight: 1.4 },
  '& dd': {
    fontFamily: token.display,
    fontSize: token.sizeTitle,
    fontWeight: 700,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  },
});

/** A key figure: `20 a 30` / `días hábiles de entrega`. */
export interface Fact {
  value: string;
  label: string;
}

/** A row of key figures; three or four. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
