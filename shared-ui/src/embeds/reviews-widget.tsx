import { useEffect, useRef, useState } from 'react';
import { useSite } from '@mosaico/shared-types';
import { ActionLink } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import { ChatLinkButton } from '../actions/chat-link-button.tsx';
import { copy } from '../basics/copy.ts';
import { useNear } from '../basics/use-near.ts';
import { useScript } from '../basics/use-script.ts';
import styles from './reviews-widget.module.css';

/** Props of {@link ReviewsWidget}. */
export interface ReviewsWidgetProps {
  /** Milliseconds to wait before the widget begins. Default: 0. */
  delay?: number;
  /** Its script is loaded only from this moment on. Default: at once. */
  when?: boolean;
}

/**
 * The widget of the reviews platform. Its script is loaded when the visitor comes near and `when` allows it, and removed with the
 * last widget of the page. If it does not load, a notice links to the agency's profile and the chat.
 */
export function ReviewsWidget({ delay = 0, when = true }: ReviewsWidgetProps) {
  const { agency, scripts } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [due, setDue] = useState(delay === 0);
  const isDue = when && near && due;
  const status = useScript(scripts.reviewsWidget, { id: 'reviews-widget', when: isDue, removeOnLeave: true });

  useEffect(() => {
    if (due) return undefined;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [due, delay]);

  return (
    <div className={styles.place} ref={place} role="group" aria-label={copy.reviews.name}>
      {status === 'failed' ? (
        <div className={styles.failed} role="status">
          <p>{copy.reviews.failed}</p>
          <Actions>
            <ActionLink href={agency.socialProfile} look="text">
              {copy.reviews.instead}
            </ActionLink>
            <ChatLinkButton look="text">{copy.reviews.chat}</ChatLinkButton>
          </Actions>
        </div>
      ) : due ? (
        <div data-reviews-widget="" />
      ) : null}
    </div>
  );
}
