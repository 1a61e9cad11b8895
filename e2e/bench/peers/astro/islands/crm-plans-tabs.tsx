import { useContent } from '@mosaico/shared-types';
import { PlanTabs, Section, useTabInAddress } from '@mosaico/shared-ui';
import { content } from '../../../../../mf-crm/src/crm-plans/content.ts';
import { CustomPanel } from '../../../../../mf-crm/src/crm-plans/custom-panel.tsx';
import { PremiumPanel } from '../../../../../mf-crm/src/crm-plans/premium-panel.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

const planIds = ['premium', 'personalizado'] as const;

export default function CrmPlansTabs({ shown }: IslandProps) {
  return (
    <Frame shown={shown} mark="page">
      <Tabs />
    </Frame>
  );
}

function Tabs() {
  const [chosen, choose] = useTabInAddress(planIds, 'premium');
  const { choice, premium, custom } = useContent(content);
  const tabs = [
    { id: 'premium', label: premium.tab, panel: <PremiumPanel {...premium} /> },
    { id: 'personalizado', label: custom.tab, panel: <CustomPanel {...custom} /> },
  ] as const;
  return (
    <Section heading={choice.heading} id="planes">
      <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
    </Section>
  );
}
