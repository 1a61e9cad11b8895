import { useSite } from 'shared-types';
import { Contract, PlanCard } from 'shared-ui';
import { socialPlans } from '../content/social-plans.ts';
import { copy } from './content.ts';
import type { SocialPlanCopy } from './content.ts';

/** What a tab shows: the whole plan, and how to contract it. */
export function PlanPanel({ plan: { id, action, card } }: { plan: SocialPlanCopy }) {
  const { payments } = useSite();
  const payment = { basico: payments.socialBasic, recomendado: payments.socialRecommended, personalizado: undefined }[
    id
  ];
  const contract = (
    <Contract payment={payment} message={copy.customMessage}>
      {action}
    </Contract>
  );
  return <PlanCard {...card} price={socialPlans[id].price} actions={contract} />;
}
