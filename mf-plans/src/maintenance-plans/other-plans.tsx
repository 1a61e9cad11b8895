import { styled } from '@mui/material/styles';
import { OfferCard, space, tabAddress } from 'shared-ui';
import type { MaintenancePlanCopy, MaintenancePlanId } from './plans.ts';

/** The plans that may be listed, in their order. */
const listed: readonly MaintenancePlanId[] = ['recomendado', 'basico', 'personalizado'];

// Two or three cards, whatever the width, fill their rows.
const Cards = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '& > li': { display: 'grid', flex: '1 1 13.5rem', minWidth: 0 },
});

/** Props of {@link OtherPlans}. */
export interface OtherPlansProps {
  plans: readonly MaintenancePlanCopy[];
  chosen: MaintenancePlanId;
  anchor: string;
}

/** The plans that are not on display; each leads to itself, above at `anchor`. */
export function OtherPlans({ plans, chosen, anchor }: OtherPlansProps) {
  const others = listed.flatMap((id) => plans.filter((plan) => plan.id === id && id !== chosen));
  return (
    <Cards role="list">
      {others.map(({ id, name, price, badge, points }) => (
        <li key={id}>
          <OfferCard
            title={name}
            price={price}
            items={points}
            destination={{ to: tabAddress(id, anchor) }}
            {...(badge === undefined ? {} : { badge })}
          />
        </li>
      ))}
    </Cards>
  );
}
