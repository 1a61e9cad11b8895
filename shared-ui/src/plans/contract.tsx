import { useId, type ReactNode } from 'react';
import { useOffer, useSite, type OfferName } from '@mosaico/shared-types';
import { ActionLink } from '../actions/action-link.tsx';
import { CardActions } from '../actions/card-actions.tsx';
import { ChatLinkButton } from '../actions/chat-link-button.tsx';
import { Remark } from '../words/remark.tsx';

/** Props of {@link Contract}. */
export interface ContractProps {
  offer: OfferName;
  children: ReactNode;
}

/**
 * Contracts an offer the way it says: by its payment page, by chat, or on the page where it is booked. Where the price is
 * fixed, the rule by which it is cancelled stands beside the way to pay it. As wide as what it stands in.
 */
export function Contract({ offer, children }: ContractProps) {
  const { get, cancellation, price } = useOffer(offer);
  const { payments } = useSite();
  const rule = useId();
  const [way] = get;
  if (way === undefined) return null;
  if ('booking' in way)
    throw new Error(`${offer} is booked: show its calendar with <BookingButton>, whose dialog needs a title.`);
  // A chat about a price that is still open charges nothing.
  const pays = 'payment' in way || ('chat' in way && !price.from);
  return (
    <CardActions>
      {'chat' in way ? (
        <ChatLinkButton text={way.chat} {...(pays && { describedBy: rule })}>
          {children}
        </ChatLinkButton>
      ) : 'page' in way ? (
        <ActionLink to={way.page}>{children}</ActionLink>
      ) : (
        <ActionLink href={payments[way.payment]} describedBy={rule}>
          {children}
        </ActionLink>
      )}
      {pays ? <Remark id={rule}>{cancellation}</Remark> : null}
    </CardActions>
  );
}
