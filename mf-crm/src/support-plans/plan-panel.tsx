import { Contract, PlanCard } from '@mosaico/shared-ui';
import type { SupportPlanCopy } from './content.ts';

/** What a tab shows: the whole plan, and how to contract it. */
export function PlanPanel({ plan: { offer, action, card } }: { plan: SupportPlanCopy }) {
  return <PlanCard {...card} actions={<Contract offer={offer}>{action}</Contract>} />;
}
