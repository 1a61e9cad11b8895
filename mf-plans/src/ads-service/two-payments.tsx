import { styled } from '@mui/material/styles';
import { Plus, Price, space, tileCorners, token } from 'shared-ui';
import type { Content } from './content.ts';

const Sum = styled('div')({
  display: 'grid',
  gap: space(1),
  marginBlockStart: space(2.5),
  '& > svg': { justifySelf: 'center', alignSelf: 'center', color: token.accentText },
  '@media (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: space(3) },
});

const Payment = styled('div')({
  display: 'grid',
  gap: space(0.75),
  alignContent: 'start',
  padding: `${space(3)} ${space(3.5)}`,
  borderRadius: tileCorners,
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  '& h4': { fontFamily: token.text, fontSize: token.sizeSmall, fontWeight: 600, letterSpacing: 0 },
  '& > p:last-of-type': { color: token.inkSoft },
  '& > strong': { fontFamily: token.display, fontSize: '1.625rem', lineHeight: 1.1, letterSpacing: '-0.03em' },
  // What goes elsewhere has no ground of ours.
  '&[data-apart]': { backgroundColor: 'transparent', border: `1.5px dashed ${token.outline}` },
});

/** The price of the service and the money for the advertisements: two payments, drawn apart. */
export function TwoPayments({ title, service, spend }: Content['price']['payments']) {
  return (
    <div>
      <h3>{title}</h3>
      <Sum>
        <Payment>
          <h4>{service.name}</h4>
          <Price amount={service.price} size="small" currency />
          <p>{service.text}</p>
        </Payment>
        <Plus size={24} />
        <Payment data-apart="">
          <h4>{spend.name}</h4>
          <strong>{spend.amount}</strong>
          <p>{spend.text}</p>
        </Payment>
      </Sum>
    </div>
  );
}
