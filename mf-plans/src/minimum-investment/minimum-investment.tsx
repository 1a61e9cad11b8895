import { section, Slot, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, BookingButton, Notice, PageHero, Section } from '@mosaico/shared-ui';
import { advice, booking, content, meanwhile, mistake } from './content.ts';

const Art = section('static', () => import('./art.tsx'));

/** `/inversion-minima`: for leads below the minimum: what they can start with, and a way back for those who think it is a mistake. */
export default function MinimumInvestment() {
  const { bookings } = useSite();
  const { hero } = useContent(content);
  const { heading, items } = useContent(meanwhile);
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
        </Notice>
      </Section>
      <Section heading={heading} tone="tinted">
        <Actions>
          {items.map(({ to, label }) => (
            <ActionLink key={to} to={to} look="secondary">
              {label}
            </ActionLink>
          ))}
        </Actions>
      </Section>
      <Slot name="testimonials/section" />
    </>
  );
}
