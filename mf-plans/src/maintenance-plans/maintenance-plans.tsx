import { section, useContent, useSite } from '@mosaico/shared-types';
import {
  ActionLink,
  BookingButton,
  PageHero,
  PlanTabs,
  Price,
  Section,
  useHydrated,
  useScript,
  useTabInAddress,
} from '@mosaico/shared-ui';
import { useLinksLater } from '../use-links-later.ts';
import { anchor } from './anchors.ts';
import { content, copy } from './content.ts';
import { CrmOfferDialog } from './crm-offer-dialog.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useCrmOffer } from './use-crm-offer.ts';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/planes-mantenimiento`: four monthly plans, the chosen one in the address, and once a visit the offer of a CRM. */
export default function MaintenancePlans() {
  const { price, plans } = useContent(content);
  useLinksLater([copy.crmOffer.see.to]);
  const [chosen, choose] = useTabInAddress(
    plans.map(({ id }) => id),
    'recomendado',
  );
  const offer = useCrmOffer();
  const { bookings, cardPayments } = useSite();
  // The page comes first: the provider's script is asked for once it is hydrated.
  const script = useScript(cardPayments.script, { id: 'buy-button', when: useHydrated() });
  const tabs = plans.map((plan) => ({
    id: plan.id,
    label: plan.tab,
    panel: <PlanPanel plan={plan} chosen={plan.id === chosen} script={script} />,
  }));

  return (
    <>
      <PageHero
        picture={<Art />}
        wide
        back={copy.back}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor.plans}`}>{copy.hero.action}</ActionLink>
            <BookingButton address={bookings.sales} title={copy.booking.title} look="secondary">
              {copy.booking.action}
            </BookingButton>
            <ActionLink href={`#${anchor.comparison}`} look="text">
              {copy.hero.compare}
            </ActionLink>
          </>
        }
      />
      <Section heading={copy.choice.heading} id={anchor.plans}>
        <PlanTabs label={copy.choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
      </Section>
      {offer.made ? (
        <Section heading={copy.others.heading} screenOnly>
          <OtherPlans plans={plans} chosen={chosen} anchor={anchor.plans} />
        </Section>
      ) : null}
      <Below />
      <CrmOfferDialog open={offer.open} onClose={offer.close} />
    </>
  );
}
