import { useSite } from 'shared-types';
import { ActionLink, BookingButton, ChatLinkButton } from 'shared-ui';
import { copy } from './content.ts';
import type { Website } from './website.ts';

/** The two ways on: to buy the site, on its payment page or by chat, or to talk about it first. */
export function Purchase({ purchase }: Pick<Website, 'purchase'>) {
  const { payments, bookings } = useSite();
  return (
    <>
      {'payment' in purchase ? (
        <ActionLink href={payments[purchase.payment]}>{copy.buy}</ActionLink>
      ) : (
        <ChatLinkButton text={purchase.message}>{purchase.label}</ChatLinkButton>
      )}
      <BookingButton address={bookings.sales} title={copy.bookingTitle} look="secondary">
        {copy.book}
      </BookingButton>
    </>
  );
}
