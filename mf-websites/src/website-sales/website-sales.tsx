import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, Facts, PageHero, Price, Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';
import { booking, closing, content, quote, reasons, reels } from './content.ts';
import { Offers } from './offers.tsx';
import { Reasons } from './reasons.tsx';
import { Reels } from './reels.tsx';
import { scene } from './scene.ts';

const anchor = 'planes';

const askForQuote = (
  <ActionLink to={quote.to} look="secondary">
    {quote.label}
  </ActionLink>
);

const Proof = section('never', () => import('./proof.tsx'));

/** `/venta-sitios-web`: every kind of site the agency builds, with its price and where to read on. */
export default function WebsiteSales() {
  const { bookings } = useSite();
  const { hero, offers, facts, comparison } = useContent(content);
  return (
    <>
      <PageHero
        scene={scene}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>
            {askForQuote}
          </>
        }
      />
      <Section heading={offers.heading} id={anchor}>
        <Offers offers={offers.items} />
      </Section>
      <Proof />
      <Section heading={facts.heading}>
        <Facts items={facts.items} />
      </Section>
      <Section heading={comparison.heading} lead={comparison.lead}>
        <WebsiteComparison marked={comparison.marked} />
      </Section>
      <Reels {...reels} />
      <Section heading={reasons.heading}>
        <Reasons items={reasons.items} />
      </Section>
      <ClosingCall
        scene={scene}
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <BookingButton address={bookings.sales} title={booking.title}>
              {booking.action}
            </BookingButton>
            {askForQuote}
          </>
        }
      />
    </>
  );
}
