import { section, useFacts, useSite } from '@mosaico/shared-types';
import { Contract, PlanCard } from '@mosaico/shared-ui';
import type { SupportPlanCopy } from './content.ts';
import type { Month } from './month-of-support.tsx';

const MonthOfSupport = section<Month>('static', () => import('./month-of-support.tsx'));

/** What a tab shows: the whole plan, a month of it, and how to contract it. */
export function PlanPanel({ plan: { offer, action, card, month } }: { plan: SupportPlanCopy }) {
  const billing = useMonthlyBilling();
  return (
    <PlanCard {...card} conditions={card.conditions ?? billing} actions={<Contract offer={offer}>{action}</Contract>}>
      <MonthOfSupport {...month} />
    </PlanCard>
  );
}

/** The rule of monthly billing, after the owner's text about the first payment where the site configuration has it. */
function useMonthlyBilling(): string {
  const { firstPayment } = useSite().conditions;
  const rule = useFacts().text('mf-legal/monthly-billing');
  return firstPayment === undefined ? rule : `${firstPayment} ${rule}`;
}
