import { styled } from '@mui/material/styles';
import type { Amount } from 'shared-types';
import { focusRing, Price, space, token } from 'shared-ui';

const List = styled('ul')({
  width: '100%',
  maxWidth: '34rem',
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `2px solid ${token.ink}`,
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space(2)}`,
    minHeight: space(6),
    paddingBlock: space(1.25),
    borderBlockEnd: `1px solid ${token.line}`,
    color: token.ink,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& small': { fontWeight: 400 },
  // Amounts end on one line, whatever they cover.
  '& a > p': { flex: 1, justifyContent: 'end', textAlign: 'end' },
  '& a:hover': { borderColor: token.ink },
  '& a:focus-visible': focusRing,
});

/** Every price of the page in four lines, each leading to its offer. */
export function PriceIndex({ items }: { items: readonly { to: string; name: string; price: Amount }[] }) {
  return (
    <List role="list">
      {items.map(({ to, name, price }) => (
        <li key={name}>
          <a href={to}>
            {name} <Price amount={price} size="small" currency />
          </a>
        </li>
      ))}
    </List>
  );
}
