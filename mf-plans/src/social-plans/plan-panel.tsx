import { useSite } from 'shared-types';
import { ActionLink, ChatLinkButton, PlanCard } from 'shared-ui';
import { socialPlans } from '../content/social-plans.ts';
import { copy } from './content.ts';
import type { SocialPlanCopy } from './content.ts';

/** Contracts a plan: two are paid online, the third is agreed by chat. */
function Contract({ id, action }: Pick<SocialPlanCopy, 'id' | 'action'>) {
  const { socialBasic, socialRecommended } = useSite().payments;
  if (id === 'personalizado') {
    return (
      <ChatLinkButton text={copy.customMessage} wide>
        {action}
      </ChatLinkButton>
    );
  }
  return (
    <ActionLink href={id === 'basico' ? socialBasic : socialRecommended} wide>
      {action}
    </ActionLink>
  );
}

/** What a tab shows: the whole plan. */
export function PlanPanel({ plan: { id, action, card } }: { plan: SocialPlanCopy }) {
  return <PlanCard {...card} price={socialPlans[id].price} actions={<Contract id={id} action={action} />} />;
}
