import { CardGrid, OfferCard, tabAddress } from '@mosaico/shared-ui';
import type { SocialPlanCopy } from './content.ts';

/** The plans that are not on display; each leads to itself, above at `anchor`. */
export function OtherPlans({ plans, anchor }: { plans: readonly SocialPlanCopy[]; anchor: string }) {
  return (
    <CardGrid columns={2}>
      {plans.map(({ id, price, card: { name, badge }, points }) => (
        <OfferCard
          key={id}
          title={name}
          price={price}
          items={points}
          destination={{ to: tabAddress(id, anchor) }}
          {...(badge === undefined ? {} : { badge })}
        />
      ))}
    </CardGrid>
  );
}
