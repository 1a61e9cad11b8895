import {
  ActionLink,
  ChatLinkButton,
  ClosingCall,
  ComparisonTable,
  PageHero,
  PlanTabs,
  Price,
  Section,
  useTabInAddress,
} from 'shared-ui';
import { copy } from './content.ts';
import { Limits } from './limits.tsx';
import { MonthOfSupport } from './month-of-support.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { plans } from './plans.ts';

const anchor = { plans: 'planes', comparison: 'comparacion' };
const { heading, ...comparison } = copy.comparison;
const planIds = plans.map((plan) => plan.id);
const tabs = plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));

/** `/planes-soporte`: three monthly plans for clients with a CRM, the chosen one in the address. */
export default function SupportPlans() {
  const [chosen, choose] = useTabInAddress(planIds, 'estandar');
  return (
    <>
      <PageHero
        back={copy.back}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor.plans}`}>{copy.hero.action}</ActionLink>
            <ActionLink href={`#${anchor.comparison}`} look="text">
              {copy.hero.compare}
            </ActionLink>
          </>
        }
      />
      <Section heading={copy.choice.heading} id={anchor.plans}>
        <PlanTabs label={copy.choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Section heading={copy.month.heading} lead={copy.month.lead} tone="ink">
        <MonthOfSupport months={copy.month.months} link={copy.month.link} anchor={anchor.plans} />
      </Section>
      <Section heading={heading} id={anchor.comparison}>
        <ComparisonTable {...comparison} />
      </Section>
      <Limits />
      <ClosingCall
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={<ChatLinkButton text={copy.closing.message}>{copy.closing.action}</ChatLinkButton>}
      />
    </>
  );
}
