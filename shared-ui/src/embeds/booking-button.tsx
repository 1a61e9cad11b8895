import type { AnswerTopic } from '@mosaico/shared-types';
import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ActionLook } from '../actions/action-look.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { ActionLink, type ActionLinkProps } from '../actions/action-link.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Embed } from './embed.tsx';
import { Calendar } from '../art/icons.tsx';
import { useHydrated } from '../basics/use-hydrated.ts';

/** Props of {@link BookingButton}. */
export interface BookingButtonProps {
  /** Address of the booking calendar. */
  address: string;
  /** Heading of the dialog, and name of the frame. */
  title: string;
  /** What the visitor books it for: see `Embed`. Default: `sales`. */
  topic?: AnswerTopic;
  look?: ActionLook;
  wide?: boolean;
  children: ReactNode;
}

/** Opens a booking calendar above the page. Without scripts, and until they run, it is a link to the calendar. */
export function BookingButton({ address, title, topic, look = 'primary', wide = false, children }: BookingButtonProps) {
  const [open, setOpen] = useState(false);
  // A visitor who is on the link when it becomes a button stays on it.
  const hadFocus = useRef(false);
  if (!useHydrated()) {
    return (
      <CalendarLink href={address} look={look} wide={wide} onGone={(focused) => (hadFocus.current = focused)}>
        {children}
      </CalendarLink>
    );
  }
  const keepFocus = (button: HTMLButtonElement | null): void => {
    if (!button || !hadFocus.current) return;
    hadFocus.current = false;
    button.focus();
  };
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // Safari does not focus a pressed button. The dialog returns the focus to it when it closes.
    currentTarget.focus();
    setOpen(true);
  };
  return (
    <>
      <ActionButton ref={keepFocus} look={look} wide={wide} aria-haspopup="dialog" onClick={show}>
        {children}
        <Calendar />
      </ActionButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="booking">
        <Embed address={address} title={title} height={654} topic={topic} />
      </Dialog>
    </>
  );
}

function CalendarLink({ onGone, ...rest }: ActionLinkProps & { onGone: (focused: boolean) => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const gone = useEffectEvent(onGone);
  // A layout effect ends while the link is still in the document.
  useLayoutEffect(() => {
    const element = link.current;
    return () => gone(element === document.activeElement);
  }, []);
  return <ActionLink ref={link} icon={<Calendar />} {...rest} />;
}
