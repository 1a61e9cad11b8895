import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, PlanTabs, Price, Section, useTabInAddress } from '@mosaico/shared-ui';
import { content } from './content.ts';
import { Networks } from './networks.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanPanel } from './plan-panel.tsx';

const anchor = 'planes';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/planes-sociales`: three monthly plans, the chosen one in the address. */
export default function SocialPlans() {
  const { plans, ...copy } = useContent(content);
  const [chosen, choose] = useTabInAddress(
    plans.map(({ id }) => id),
    'recomendado',
  );
  const tabs = plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));

  return (
    <>
      <PageHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={<ActionLink href={`#${anchor}`}>{copy.hero.action}</ActionLink>}
        details={<Networks {...copy.networks} />}
        picture={<Art />}
        wide
      />
      <Section heading={copy.choice.heading} id={anchor}>
        <PlanTabs label={copy.choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Section heading={copy.others.heading} screenOnly>
        <OtherPlans plans={plans.filter(({ id }) => id !== chosen)} anchor={anchor} />
      </Section>
      <Below anchor={anchor} />
    </>
  );
}
