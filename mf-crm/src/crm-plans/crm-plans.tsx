import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, PlanTabs, Price, Section, useTabInAddress } from '@mosaico/shared-ui';
import { content } from './content.ts';
import { CustomPanel } from './custom-panel.tsx';
import { PremiumPanel } from './premium-panel.tsx';
import styles from './crm-plans.module.css';

const anchor = { plans: 'planes', contact: 'contacto' };
const Art = section('static', () => import('./art.tsx'));
const Below = section<{ id: string }>('static', () => import('./below.tsx'));
const planIds = ['premium', 'personalizado'] as const;

/** `/planes-crm`: a CRM implemented by the agency, as it is or made to measure; the chosen plan in the address. */
export default function CrmPlans() {
  const [chosen, choose] = useTabInAddress(planIds, 'premium');
  const { back, hero, choice, premium, custom } = useContent(content);
  const tabs = [
    { id: 'premium', label: premium.tab, panel: <PremiumPanel {...premium} /> },
    { id: 'personalizado', label: custom.tab, panel: <CustomPanel {...custom} /> },
  ] as const;
  return (
    <>
      <PageHero
        picture={<Art />}
        wide
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={
          <div className={styles.cost}>
            <Price {...hero.price} currency />
            <p>{hero.fee}</p>
          </div>
        }
        actions={
          <>
            <ActionLink href={`#${anchor.plans}`}>{hero.action}</ActionLink>
            <ActionLink href={`#${anchor.contact}`} look="text">
              {hero.contact}
            </ActionLink>
          </>
        }
      />
      <Section heading={choice.heading} id={anchor.plans}>
        <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      <Below id={anchor.contact} />
    </>
  );
}
