import { Contract, PlanCard } from '@mosaico/shared-ui';
import type { SocialPlanCopy } from './content.ts';

/** What a tab shows: the whole plan, and how to contract it. */
export function PlanPanel({ plan: { offer, price, action, card } }: { plan: SocialPlanCopy }) {
  return <PlanCard {...card} price={price} actions={<Contract offer={offer}>{action}</Contract>} />;
}
