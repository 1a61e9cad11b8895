import { useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall } from '@mosaico/shared-ui';
import { booking, closing, quote } from '../../../../../mf-websites/src/website-sales/content.ts';
import { Frame, type IslandProps } from '../frame.tsx';

export default function ClosingIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Closing />
    </Frame>
  );
}

function Closing() {
  const { bookings } = useSite();
  return (
    <ClosingCall
      heading={closing.heading}
      text={closing.text}
      actions={
        <>
          <BookingButton address={bookings.sales} title={booking.title}>
            {booking.action}
          </BookingButton>
          <ActionLink to={quote.to} look="secondary">
            {quote.label}
          </ActionLink>
        </>
      }
    />
  );
}
