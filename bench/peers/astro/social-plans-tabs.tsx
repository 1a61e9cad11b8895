import { useContent } from '@mosaico/shared-types';
import { PlanTabs, Section, useTabInAddress } from '@mosaico/shared-ui';
import { content } from '../../../mf-plans/src/social-plans/content.ts';
import { OtherPlans } from '../../../mf-plans/src/social-plans/other-plans.tsx';
import { PlanPanel } from '../../../mf-plans/src/social-plans/plan-panel.tsx';

/** An island. */
export default function SocialPlansTabs() {
  const { plans, choice, others } = useContent(content);
  const [chosen, choose] = useTabInAddress(
    plans.map(({ id }) => id),
    'recomendado',
  );
  const tabs = plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));
  return (
    <>
      <Section heading={choice.heading} id="planes">
        <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Section heading={others.heading}>
        <OtherPlans plans={plans.filter(({ id }) => id !== chosen)} anchor="planes" />
      </Section>
    </>
  );
}
