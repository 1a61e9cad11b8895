import { section, useContent } from '@mosaico/shared-types';
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
} from '@mosaico/shared-ui';
import { content } from './content.ts';
import { Limits } from './limits.tsx';
import { MonthOfSupport } from './month-of-support.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { planIds } from './plans.ts';
import { scene } from './scene.ts';

const anchor = { plans: 'planes', comparison: 'comparacion' };

const Proof = section('never', () => import('./proof.tsx'));

/** `/planes-soporte`: three monthly plans for clients with a CRM, the chosen one in the address. */
export default function SupportPlans() {
  const [chosen, choose] = useTabInAddress(planIds, 'estandar');
  const { back, hero, choice, month, comparison, limits, closing } = useContent(content);
  const art = useContent(scene);
  const { heading, ...table } = comparison;
  const tabs = choice.plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));
  return (
    <>
      <PageHero
        scene={art}
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor.plans}`}>{hero.action}</ActionLink>
            <ActionLink href={`#${anchor.comparison}`} look="text">
              {hero.compare}
            </ActionLink>
          </>
        }
      />
      <Section heading={choice.heading} id={anchor.plans}>
        <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Proof />
      <Section heading={month.heading} lead={month.lead} tone="ink">
        <MonthOfSupport months={month.months} link={month.link} anchor={anchor.plans} />
      </Section>
      <Section heading={heading} id={anchor.comparison}>
        <ComparisonTable {...table} />
      </Section>
      <Limits {...limits} />
      <ClosingCall
        scene={art}
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
