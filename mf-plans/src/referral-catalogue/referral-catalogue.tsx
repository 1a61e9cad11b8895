import { section, useContent, useSite, type PageProps } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, PageHero } from '@mosaico/shared-ui';
import { bookingAddress } from './booking-address.ts';
import { booking, closing as closingOf, hero, prices } from './content.ts';

const Art = section<{ name: string; place: number }>('static', () => import('./art.tsx'));
const Below = section<{ place: number }>('static', () => import('./below.tsx'));

/** `/catalogo-{slug}`: the services with their starting prices, booked on account of a referrer. */
export default function ReferralCatalogue({ subject }: PageProps) {
  const { referrers, bookings } = useSite();
  const place = referrers.findIndex(({ slug }) => slug === subject);
  const referrer = referrers[place];
  if (!referrer) throw new Error(`There is no referrer "${subject}" in the site configuration.`);
  const { name } = referrer;
  const closing = useContent(closingOf);
  const address = bookingAddress(bookings.referral, referrer.amId);
  return (
    <>
      <PageHero
        eyebrow={`${hero.referredBy} ${name}`}
        title={hero.titles[place % 2] ?? ''}
        lead={hero.leads[place % 2]}
        picture={<Art name={name} place={place} />}
        actions={
          <>
            <BookingButton address={address} title={booking.title}>
              {hero.book}
            </BookingButton>
            <ActionLink href={`#${prices}`} look="secondary">
              {hero.seePrices}
            </ActionLink>
          </>
        }
      />
      <Below place={place} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={`${closing.text} ${closing.recorded} ${name}.`}
        actions={
          <BookingButton address={address} title={booking.title}>
            {hero.book}
          </BookingButton>
        }
      />
    </>
  );
}
