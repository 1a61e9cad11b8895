import { section, Slot, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, Notice, PageHero, Section } from '@mosaico/shared-ui';
import { advice, booking, content, mistake } from './content.ts';

const Art = section('static', () => import('./art.tsx'));

/** `/inversion-minima`: for leads below the minimum: what they can start with, and a way back for those who think it is a mistake. */
export default function MinimumInvestment() {
  const { bookings } = useSite();
  const { hero } = useContent(content);
  return (
    <>
      <PageHero
        picture={<Art />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ActionLink to={advice.to}>{advice.label}</ActionLink>
            <BookingButton address={bookings.sales} title={booking.title} look="secondary">
              {hero.book}
            </BookingButton>
          </>
        }
      />
      <Section>
        <Notice title={mistake.title}>
          <p>{mistake.text}</p>
          <BookingButton address={bookings.sales} title={booking.title} look="text">
            {mistake.book}
          </BookingButton>
        </Notice>
      </Section>
      <Slot name="testimonials/section" />
    </>
  );
}
