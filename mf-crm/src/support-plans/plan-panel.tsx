import { useSite } from 'shared-types';
import { ActionLink, ChatLinkButton, PlanCard } from 'shared-ui';
import { supportPlans } from '../content/support-plans.ts';
import { copy } from './content.ts';
import type { SupportPlanCopy } from './plans.ts';

/** Contracts a plan: two are paid online, the third is agreed by chat. */
function Contract({ id, action }: Pick<SupportPlanCopy, 'id' | 'action'>) {
  const { supportStandard, supportFull } = useSite().payments;
  if (id === 'personalizado') {
    return (
      <ChatLinkButton text={copy.customMessage} wide>
        {action}
      </ChatLinkButton>
    );
  }
  return (
    <ActionLink href={id === 'estandar' ? supportStandard : supportFull} wide>
      {action}
    </ActionLink>
  );
}

/** What a tab shows: the whole plan. */
export function PlanPanel({ plan: { id, action, card } }: { plan: SupportPlanCopy }) {
  return <PlanCard {...card} price={supportPlans[id].price} actions={<Contract id={id} action={action} />} />;
}
