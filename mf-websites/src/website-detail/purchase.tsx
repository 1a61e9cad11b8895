import { useId } from 'react';
import { useOffer, useSite, type OfferName, type PurchaseOption } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ChatLinkButton, Remark } from '@mosaico/shared-ui';
import { copy } from './content.ts';

/** The ways on: to buy the site, on its payment page or by chat, or to talk about it first. */
export function Purchase({ offer }: { offer: OfferName }) {
  const { get, cancellation } = useOffer(offer);
  const rule = useId();
  return (
    <>
      {get.map((way, index) => (
        <WayOn key={index} way={way} look={index === 0 ? 'primary' : 'secondary'} rule={rule} />
      ))}
      {get.some((way) => 'payment' in way || 'chat' in way) ? <Remark id={rule}>{cancellation}</Remark> : null}
    </>
  );
}

function WayOn({ way, look, rule }: { way: PurchaseOption; look: 'primary' | 'secondary'; rule: string }) {
  const { payments, bookings } = useSite();
  if ('payment' in way) {
    return (
      <ActionLink href={payments[way.payment]} look={look} describedBy={rule}>
        {copy.buy}
      </ActionLink>
    );
  }
  if ('chat' in way) {
    return (
      <ChatLinkButton text={way.chat} look={look} describedBy={rule}>
        {copy.buy}
      </ChatLinkButton>
    );
  }
  if ('booking' in way) {
    return (
      <BookingButton address={bookings[way.booking]} title={copy.bookingTitle} look={look}>
        {copy.book}
      </BookingButton>
    );
  }
  // The page of an offer is this one.
  return null;
}
