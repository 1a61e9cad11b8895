import { useContent, useSite, type PageProps } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, Notice, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { bookingAddress } from './booking-address.ts';
import { booking, closing, content, hero, steps } from './content.ts';
import { scene } from './scene.ts';

/** `/catalogo-{slug}`: the services with their starting prices, booked on account of a referrer. */
export default function ReferralCatalogue({ subject }: PageProps) {
  const { referrers, bookings } = useSite();
  const { wall, rules } = useContent(content);
  const art = useContent(scene);
  const referrer = referrers.find(({ slug }) => slug === subject);
  if (!referrer) throw new Error(`There is no referrer "${subject}" in the site configuration.`);
  const address = bookingAddress(bookings.referral, referrer.amId);
  return (
    <>
      <PageHero
        eyebrow={`${hero.referredBy} ${referrer.name}`}
        title={hero.title}
        lead={hero.lead}
        scene={art}
        actions={
          <>
            <BookingButton address={address} title={booking.title}>
              {hero.book}
            </BookingButton>
            <ActionLink href={`#${wall.id}`} look="secondary">
              {hero.seePrices}
            </ActionLink>
          </>
        }
      />
      <Section heading={wall.heading} lead={wall.lead} id={wall.id}>
        <PriceWall tiles={wall.tiles} />
      </Section>
      <Section>
        <Notice kind="important" title={rules.title}>
          {rules.items.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <ActionLink to={rules.terms.to} look="text">
            {rules.terms.label}
          </ActionLink>
        </Notice>
      </Section>
      <Section heading={steps.heading} tone="tinted">
        <Steps items={steps.items} />
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={`${closing.text} ${referrer.name}.`}
        actions={
          <BookingButton address={address} title={booking.title}>
            {hero.book}
          </BookingButton>
        }
      />
    </>
  );
}
