import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useOffer, useSite, type OfferName } from 'shared-types';
import { ActionLink } from './action-link.tsx';
import { ChatLinkButton } from './chat-link-button.tsx';
import { space, token } from './tokens.tsx';

const Frame = styled('div')({ display: 'grid', gap: space(1.5) });

const Rule = styled('p')({ color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.45, textWrap: 'pretty' });

/** Props of {@link Contract}. */
export interface ContractProps {
  offer: OfferName;
  children: ReactNode;
}

/**
 * Contracts an offer the way it says: by its payment page, by chat, or on the page where it is booked. The rule by which
 * it is cancelled stands beside the way to pay.
 */
export function Contract({ offer, children }: ContractProps) {
  const { get, cancellation } = useOffer(offer);
  const { payments } = useSite();
  const rule = useId();
  const [way] = get;
  if (way === undefined) return null;
  if ('chat' in way) {
    return (
      <ChatLinkButton text={way.chat} wide>
        {children}
      </ChatLinkButton>
    );
  }
  if ('page' in way) {
    return (
      <ActionLink to={way.page} wide>
        {children}
      </ActionLink>
    );
  }
  if ('booking' in way)
    throw new Error(`${offer} is booked: show its calendar with <BookingButton>, whose dialog needs a title.`);
  return (
    <Frame>
      <ActionLink href={payments[way.payment]} describedBy={rule} wide>
        {children}
      </ActionLink>
      <Rule id={rule}>{cancellation}</Rule>
    </Frame>
  );
}
