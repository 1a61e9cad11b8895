import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
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
import { copy, plans } from './content.ts';
import { MonthOfContent } from './month-of-content.tsx';
import { Networks } from './networks.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { Start } from './start.tsx';

const anchor = 'planes';
const { heading, lead, ...comparison } = copy.comparison;
const planIds = plans.map((plan) => plan.id);
const tabs = plans.map((plan) => ({ id: plan.id, label: plan.tab, panel: <PlanPanel plan={plan} /> }));

/** `/planes-sociales`: three monthly plans, the chosen one in the address. */
export default function SocialPlans() {
  const [chosen, choose] = useTabInAddress(planIds, 'recomendado');
  const { hash } = useLocation();
  const tabsArea = useRef<HTMLDivElement>(null);

  // A plan chosen from the list of others leaves that list with its focused link: the focus goes on to its tab.
  useEffect(() => {
    if (hash !== `#${anchor}` || document.activeElement !== document.body) return;
    tabsArea.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  }, [chosen, hash]);

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
      />
      <Section heading={copy.choice.heading} id={anchor}>
        <div ref={tabsArea}>
          <PlanTabs label={copy.choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
        </div>
      </Section>
      <Section heading={copy.others.heading}>
        <OtherPlans plans={plans.filter(({ id }) => id !== chosen)} anchor={anchor} />
      </Section>
      <Section heading={copy.month.heading} lead={copy.month.lead} tone="ink">
        <MonthOfContent {...copy.month} />
      </Section>
      <Section heading={heading} lead={lead}>
        <ComparisonTable {...comparison} />
      </Section>
      <Start />
      <ClosingCall
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={<ChatLinkButton text={copy.closing.message}>{copy.closing.action}</ChatLinkButton>}
      />
    </>
  );
}
