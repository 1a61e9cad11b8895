import { styled } from '@mui/material/styles';
import type { Amount } from 'shared-types';
import { Price, space, token } from 'shared-ui';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(4)}`,
  width: '100%',
  margin: 0,
  '& > div': {
    paddingBlockStart: space(1.5),
    borderBlockStart: `2px solid ${token.ink}`,
    flex: '1 1 11rem',
    maxWidth: '15rem',
  },
  '& dt': { marginBlockEnd: space(0.5), fontWeight: 600 },
  '& span': { display: 'block', color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.4, textWrap: 'pretty' },
});

/** What an hour costs, by advisor, and which hour that is. */
export function Rates({ items }: { items: readonly { id: string; name: string; rate: Amount }[] }) {
  return (
    <List>
      {items.map(({ id, name, rate }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <Price amount={rate} currency size="small" />
            <span>{rate.covers}</span>
          </dd>
        </div>
      ))}
    </List>
  );
}
