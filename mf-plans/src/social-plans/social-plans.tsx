import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, PlanTabs, Price, Section, useTabInAddress } from '@mosaico/shared-ui';
import { useTabFocus } from '../use-tab-focus.ts';
import { content } from './content.ts';
import { Networks } from './networks.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { scene } from './scene.ts';

const anchor = 'planes';

const Below = section('never', () => import('./below.tsx'));

/** `/planes-sociales`: three monthly plans, the chosen one in the address. */
export default function SocialPlans() {
  const { plans, ...copy } = useContent(content);
  const [chosen, choose] = useTabInAddress(
    plans.map(({ id }) => id),
    'recomendado',
  );
  const tabsArea = useTabFocus(chosen, anchor);
  const tabs = plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));

  return (
    <>
      <PageHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={
          <>
            <Price amount={copy.hero.price} currency />
            <Networks {...copy.networks} />
          </>
        }
        actions={<ActionLink href={`#${anchor}`}>{copy.hero.action}</ActionLink>}
        scene={useContent(scene)}
      />
      <Section heading={copy.choice.heading} id={anchor}>
        <div ref={tabsArea}>
          <PlanTabs label={copy.choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
        </div>
      </Section>
      <Section heading={copy.others.heading}>
        <OtherPlans plans={plans.filter(({ id }) => id !== chosen)} anchor={anchor} />
      </Section>
      <Below />
    </>
  );
}
