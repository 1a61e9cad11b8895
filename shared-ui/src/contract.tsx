import { useId, type ReactNode } from 'react';
import { useOffer, useSite, type OfferName } from '@mosaico/shared-types';
import { ActionLink } from './action-link.tsx';
import { ChatLinkButton } from './chat-link-button.tsx';
import styles from './contract.module.css';

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
    <div className={styles.frame}>
      <ActionLink href={payments[way.payment]} describedBy={rule} wide>
        {children}
      </ActionLink>
      <p className={styles.rule} id={rule}>
        {cancellation}
      </p>
    </div>
  );
}
