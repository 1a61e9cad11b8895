import { styled } from '@mui/material/styles';
import { OfferCard, space, tabAddress } from 'shared-ui';
import { maintenancePlans } from '../content/maintenance-plans.ts';
import type { MaintenancePlanId } from '../content/maintenance-plans.ts';
import { plans } from './plans.ts';

/** The plans that may be listed, in their order. */
const listed: readonly MaintenancePlanId[] = ['recomendado', 'basico', 'personalizado'];

// Two or three cards, whatever the width, fill their rows.
const Cards = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '& > li': { display: 'grid', flex: '1 1 13.5rem', minWidth: 0 },
});

/** The plans that are not on display; each leads to itself, above at `anchor`. */
export function OtherPlans({ chosen, anchor }: { chosen: MaintenancePlanId; anchor: string }) {
  const others = listed.flatMap((id) => plans.filter((plan) => plan.id === id && id !== chosen));
  return (
    <Cards role="list">
      {others.map(({ id, name, badge, points }) => (
        <li key={id}>
          <OfferCard
            title={name}
            price={maintenancePlans[id].price}
            items={points}
            destination={{ to: tabAddress(id, anchor) }}
            {...(badge === undefined ? {} : { badge })}
          />
        </li>
      ))}
    </Cards>
  );
}
