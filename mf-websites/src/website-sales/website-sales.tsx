import { useSite } from 'shared-types';
import { ActionLink, BookingButton, ClosingCall, Facts, PageHero, Price, Section } from 'shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';
import { copy, offers } from './content.ts';
import { Offers } from './offers.tsx';
import { Reasons } from './reasons.tsx';
import { Reels } from './reels.tsx';

const anchor = 'planes';

function Quote({ to, label }: { to: string; label: string }) {
  return (
    <ActionLink to={to} look="secondary">
      {label}
    </ActionLink>
  );
}

/** `/venta-sitios-web`: every kind of site the agency builds, with its price and where to read on. */
export default function WebsiteSales() {
  const { bookings } = useSite();
  const { comparison, booking } = copy;
  return (
    <>
      <PageHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor}`}>{copy.hero.action}</ActionLink>
            <Quote {...copy.hero.quote} />
          </>
        }
      />
      <Section heading={copy.offers.heading} id={anchor}>
        <Offers offers={offers} />
      </Section>
      <Section heading={copy.facts.heading}>
        <Facts items={copy.facts.items} />
      </Section>
      <Section heading={comparison.heading} lead={comparison.lead}>
        <WebsiteComparison marked={comparison.marked} />
      </Section>
      <Reels {...copy.reels} />
      <Section heading={copy.reasons.heading}>
        <Reasons items={copy.reasons.items} />
      </Section>
      <ClosingCall
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={
          <>
            <BookingButton address={bookings.sales} title={booking.title}>
              {booking.action}
            </BookingButton>
            <Quote {...copy.closing.quote} />
          </>
        }
      />
    </>
  );
}
