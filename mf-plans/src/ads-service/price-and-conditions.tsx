import { styled } from '@mui/material/styles';
import { Notice, Section, space, token } from 'shared-ui';
import type { Content } from './content.ts';
import { Included } from './included.tsx';
import { TwoPayments } from './two-payments.tsx';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '& h3': { fontSize: token.sizeHeading },
  '& > div:first-of-type > h3': { marginBlockEnd: space(2.5) },
  '& aside ul': { display: 'grid', gap: space(1), marginBlockStart: space(0.5) },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: space(10),
    '& > div:last-of-type': { gridColumn: '1 / -1' },
  },
});

/** What the price brings, what is paid apart, and the conditions. */
export function PriceAndConditions({
  anchor,
  heading,
  included,
  conditions,
  payments,
}: Content['price'] & { anchor: string }) {
  return (
    <Section heading={heading} id={anchor}>
      <Parts>
        <div>
          <h3>{included.title}</h3>
          <Included label={included.title} items={included.items} upTo={included.upTo} />
        </div>
        <Notice kind="important" title={conditions.title}>
          <ul>
            {conditions.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Notice>
        <TwoPayments {...payments} />
      </Parts>
    </Section>
  );
}
