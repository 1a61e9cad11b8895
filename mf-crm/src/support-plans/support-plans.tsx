import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, PlanTabs, Price, Section, useTabInAddress } from '@mosaico/shared-ui';
import { content, planIds } from './content.ts';
import { PlanPanel } from './plan-panel.tsx';

const anchor = { plans: 'planes', comparison: 'comparacion' };

const Week = section('static', () => import('./week.tsx'));
const Below = section<{ anchor: { plans: string; comparison: string } }>('static', () => import('./below.tsx'));

/** `/planes-soporte`: three monthly plans for clients with a CRM, the chosen one in the address. */
export default function SupportPlans() {
  const [chosen, choose] = useTabInAddress(planIds, 'estandar');
  const { back, hero, choice } = useContent(content);
  const tabs = choice.plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));
  return (
    <>
      <PageHero
        picture={<Week />}
        wide
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
      <Section heading={choice.heading} lead={choice.lead} id={anchor.plans}>
        <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Below anchor={anchor} />
    </>
  );
}
