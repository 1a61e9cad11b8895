import { useSite } from 'shared-types';
import { Contract, PlanCard } from 'shared-ui';
import { supportPlans } from '../content/support-plans.ts';
import { copy } from './content.ts';
import type { SupportPlanCopy } from './plans.ts';

/** What a tab shows: the whole plan, and how to contract it. */
export function PlanPanel({ plan: { id, action, card } }: { plan: SupportPlanCopy }) {
  const { payments } = useSite();
  const payment = { estandar: payments.supportStandard, full: payments.supportFull, personalizado: undefined }[id];
  const contract = (
    <Contract payment={payment} message={copy.customMessage}>
      {action}
    </Contract>
  );
  return <PlanCard {...card} price={supportPlans[id].price} actions={contract} />;
}
