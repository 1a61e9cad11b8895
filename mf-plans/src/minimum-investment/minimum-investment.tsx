import { section, Slot, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, PageHero } from '@mosaico/shared-ui';
import { advice, booking, content, mistake } from './content.ts';

const Ladder = section('static', () => import('./ladder.tsx'));

/** `/inversion-minima`: for leads below the minimum: what they can start with, and a way back for those who think it is a mistake. */
export default function MinimumInvestment() {
  const { bookings } = useSite();
  const { hero } = useContent(content);
  return (
    <>
      <PageHero
        compact
        below={<Ladder />}
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
        details={
          <p>
            <strong>{mistake.title}</strong> {mistake.text}
          </p>
        }
      />
      <Slot name="testimonials/section" />
    </>
  );
}
