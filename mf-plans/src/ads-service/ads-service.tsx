import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ChatLinkButton, ClosingCall, PageHero, Price } from '@mosaico/shared-ui';
import { priceAnchor } from './anchor.ts';
import { content } from './content.ts';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/meta-ads-marketing`: advertising on social networks and search engines, sold by appointment. */
export default function AdsService() {
  const copy = useContent(content);
  const { bookings } = useSite();
  const booking = (
    <BookingButton address={bookings.default} title={copy.booking.title}>
      {copy.booking.action}
    </BookingButton>
  );
  return (
    <>
      <PageHero
        picture={<Art />}
        wide
        back={copy.back}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={
          <>
            {booking}
            <ActionLink href={`#${priceAnchor}`} look="text">
              {copy.hero.includes}
            </ActionLink>
          </>
        }
      />
      <Below />
      <ClosingCall
        weight="line"
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={
          <>
            {booking}
            <ChatLinkButton text={copy.closing.message} look="secondary">
              {copy.closing.chat}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}
